// The cheapest route from a network to a city: links are paid, cities on the way may belong to anybody.

import type { Link } from "../types";

export interface Way {
  /** From the network's city to the goal. */
  cities: string[];
  /** Indexes of the links in the given list. */
  links: number[];
  cost: number;
}

/** The links whose two ends are in play. */
export function linksInPlay(links: Link[], cities: Iterable<string>): Link[] {
  const there = new Set(cities);
  return links.filter((link) => there.has(link.a) && there.has(link.b));
}

/** The cheapest route to a city; null if there is none. The first city of a network costs no links. */
export function cheapestWay(links: Link[], network: string[], goal: string): Way | null {
  if (!network.length || network.includes(goal)) return { cities: [goal], links: [], cost: 0 };
  const costs = new Map<string, number>(network.map((city) => [city, 0]));
  const came = new Map<string, number>();
  const done = new Set<string>();
  for (;;) {
    let here: string | undefined;
    for (const [city, cost] of costs)
      if (!done.has(city) && (here === undefined || cost < (costs.get(here) ?? Infinity))) here = city;
    if (here === undefined) return null;
    if (here === goal) break;
    done.add(here);
    const cost = costs.get(here) ?? 0;
    for (let i = 0; i < links.length; i++) {
      const link = links[i];
      if (!link || (link.a !== here && link.b !== here)) continue;
      const next = link.a === here ? link.b : link.a;
      if (cost + link.cost < (costs.get(next) ?? Infinity)) {
        costs.set(next, cost + link.cost);
        came.set(next, i);
      }
    }
  }
  const cities = [goal];
  const used: number[] = [];
  for (let at = goal; came.has(at) && !network.includes(at); ) {
    const i = came.get(at) ?? 0;
    const link = links[i];
    if (!link) break;
    at = link.a === at ? link.b : link.a;
    cities.unshift(at);
    used.unshift(i);
  }
  return { cities, links: used, cost: costs.get(goal) ?? 0 };
}

/** The cheapest links that join a network's cities, for drawing; they may pass cities of others. */
export function networkLinks(links: Link[], cities: string[]): number[] {
  const [first, ...rest] = cities;
  if (!first) return [];
  const joined = [first];
  const left = new Set(rest);
  const used = new Set<number>();
  while (left.size) {
    let best: Way | null = null;
    let nearest = "";
    for (const city of left) {
      const way = cheapestWay(links, joined, city);
      if (way && (!best || way.cost < best.cost)) {
        best = way;
        nearest = city;
      }
    }
    if (!best) break;
    for (const link of best.links) used.add(link);
    for (const city of best.cities) if (left.delete(city)) joined.push(city);
    if (left.delete(nearest)) joined.push(nearest);
  }
  return [...used].sort((a, b) => a - b);
}
