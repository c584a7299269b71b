// The icons of all games: one stroke width, 24 units, silhouettes that differ without colour and are legible at 14
// pixels.
// The same icon means the same thing in every game. A new one is an entry here and, if it has one, a tone in tones.css.

interface Drawing {
  /** Filled with the tone. */
  fill?: string;
  /** Drawn with the pen in the tone. */
  line?: string;
  /** Cut out of the filled shape. */
  cut?: string;
  /** The colour of paper, ink, or one of the tones of tones.css; left out: ink. */
  tone?: string;
}

const CARD =
  "M6.500 2h11A1.700 1.700 0 0 1 19.200 3.700v16.600A1.700 1.700 0 0 1 17.500 22h-11A1.700 1.700 0 0 1 4.800 20.300V3.700A1.700 1.700 0 0 1 6.500 2z";
const DOME = "M2.500 20C2.500 9.500 6.800 4 12 4s9.500 5.500 9.500 16z";
const PERSON =
  "M12 2.500a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200zM3 21.500c0-5.800 4-8.600 9-8.600s9 2.800 9 8.600z";
const ARROW = "M3 12h17M13.500 5.500 20 12l-6.500 6.500";

/** Things that are gained, paid, built or counted. */
const THINGS: Record<string, Drawing> = {
  kelp: {
    fill: "M11 22.500c-.7-4-.6-7 .4-10C12.500 9 12.300 5.500 10.500 1.500c4.500 3 5.600 6.600 4 10.500 2.600-1.200 4.200-3.300 4.500-6.500 2.400 5.200.5 9.800-5.500 12-.5 1.600-.6 3.200-.4 5zM10 15.500C5 14 3 10.500 4.200 5.500c.9 3.400 2.800 5.500 6 6.500z",
    tone: "kelp",
  },
  steelplast: { fill: "M7 6.500h10l5 11.500H2z", cut: "M8.700 10h6.600", tone: "steelplast" },
  science: {
    fill: "M9 2h6v2h-1v5l5.800 9.600A2.300 2.300 0 0 1 17.800 22H6.200a2.300 2.300 0 0 1-2-3.400L10 9V4H9z",
    cut: "M8 16h8",
    tone: "science",
  },
  coin: {
    fill: "M12 2.200a9.800 9.800 0 1 0 0 19.600 9.800 9.800 0 0 0 0-19.600z",
    cut: "M12 6.600a5.400 5.400 0 1 0 0 10.800 5.400 5.400 0 0 0 0-10.800z",
    tone: "coin",
  },
  biomatter: {
    fill: "M12 2a5 5 0 0 1 4.800 6.500 5 5 0 1 1-3.500 9.200 5 5 0 0 1-2.600 0A5 5 0 1 1 7.200 8.500 5 5 0 0 1 12 2z",
    cut: "M12 6.500v.1M7.500 15v.1M16.500 15v.1",
    tone: "biomatter",
  },
  point: {
    fill: "M12 1.500l3.100 6.700 7.400.8-5.500 5 1.500 7.300L12 17.700l-6.500 3.600L7 14 1.500 9l7.400-.8z",
    tone: "point",
  },
  any: {
    line: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM9 9.300a3 3 0 1 1 4.400 2.700c-1 .6-1.400 1.100-1.400 2.300M12 17.300v.1",
  },

  card: { fill: CARD, cut: "M8.500 7h7M8.500 11h7", tone: "card" },
  special: {
    fill: CARD,
    cut: "M12 7l1.500 3.500 3.500.3-2.700 2.400.8 3.600L12 15l-3.100 1.800.8-3.600L7 10.800l3.500-.3z",
    tone: "special",
  },
  "action-card": { fill: CARD, cut: "M9.500 7.500v9l6.500-4.500z", tone: "card" },
  "ready-card": { fill: CARD, cut: "M8 12.500l3 3 5-6.500", tone: "card" },
  "laid-card": { fill: "M2 7.500h20v10H2z", cut: "M6 11h12M6 14h7", tone: "card" },
  hand: { fill: "M2.500 8.500 8.500 6l5.500 13-6 2.500zM11.500 5h6.800v14.500l-2.300.5z", tone: "card" },
  contract: {
    fill: "M5 2.500h11.500l3 3v16H5z",
    cut: "M8.500 8h7M8.500 11.500h7M9 16.500l2 2 4-4",
    tone: "card",
  },

  farm: {
    fill: DOME,
    cut: "M12 19.500v-8M12 15c-3.200 0-4.500-1.700-4.500-4.300 3 0 4.500 1.500 4.500 4.300zM12 12.500c0-2.600 1.500-4 4.300-4 0 2.600-1.400 4-4.300 4z",
    tone: "farm",
  },
  plant: {
    fill: "M12 1.500C8 7.500 4.500 11 4.500 15a7.500 7.500 0 0 0 15 0c0-4-3.500-7.500-7.500-13.500z",
    cut: "M8.300 15a3.800 3.800 0 0 0 3.700 3.800",
    tone: "plant",
  },
  laboratory: {
    fill: "M12 1.500l9.300 5.200v10.600L12 22.500l-9.300-5.200V6.700z",
    cut: "M10.300 6.500v4L7 16.800h10l-3.300-6.300v-4",
    tone: "laboratory",
  },
  building: {
    fill: "M4.500 21.500v-15L12 2.500l7.500 4v15z",
    cut: "M9 9.500v.1M15 9.500v.1M9 13.500v.1M15 13.500v.1M12 21v-4",
    tone: "building",
  },
  structure: {
    fill: "M2.500 21.500V8L7.500 5l5 3v13.500zM14 21.500V16a4 4 0 0 1 8 0v5.500h-2.600V16a1.400 1.400 0 0 0-2.800 0v5.500z",
    tone: "building",
  },
  tunnel: { fill: "M2 20.500V14a10 10 0 0 1 20 0v6.500h-5.500V14a4.500 4.500 0 0 0-9 0v6.500z", tone: "tunnel" },
  white: { line: `${DOME}M8 19.500v-5.500M12 19.500V10M16 19.500v-5.500`, tone: "white" },
  purple: { fill: DOME, cut: "M8 19.500v-5.500M12 19.500V10M16 19.500v-5.500", tone: "purple" },
  city: { fill: "M12 4c5.200 0 9.500 5.500 9.500 16H12z", line: DOME, tone: "white" },
  metropolis: {
    fill: "M2 21.500V12h4V6.500h4l2-5 2 5h4V12h4v9.500z",
    cut: "M9 12v.1M15 12v.1M12 10v.1M6 17v.1M12 16v3M18 17v.1",
    tone: "metropolis",
  },
  federation: { fill: "M2 21.500v-4.600h5v-4.300h5V8.300h5v13.200z", line: "M20.500 21V3.500h-5", tone: "federation" },
  slot: { line: "M4.500 3.500h15v17h-15z", fill: "M8.500 8h7v8h-7z" },

  house: { fill: "M3.500 21V10.500L12 3l8.500 7.500V21z", tone: "building" },
  coal: {
    fill: "M3.500 9.500 9.500 3l9 1.500 3 7L17 20l-10 1-5-6.500z",
    cut: "M9 9l4 3 4-1M13 12l-1.500 5",
    tone: "coal",
  },
  oil: { fill: "M5.500 2.500h13v19h-13z", cut: "M3.500 8h17M3.500 16h17", tone: "oil" },
  garbage: { fill: "M4 8h16l-2 14H6zM3 4h6V2h6v2h6v2.500H3z", tone: "garbage" },
  uranium: {
    fill: "M12 1.500l9.300 5.200v10.600L12 22.500l-9.300-5.200V6.700z",
    cut: "M12 8.600a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800z",
    tone: "uranium",
  },
  plug: { fill: "M6.500 2h3v5h5V2h3v5H20v4a8 8 0 0 1-6.500 7.800V22h-3v-3.200A8 8 0 0 1 4 11V7h2.500z", tone: "plug" },

  population: { fill: PERSON, tone: "population" },
  factory: {
    fill: "M2 21.500V10.500l6 3.500v-3.500l6 3.500V3h4l1.200 9H22v9.500z",
    cut: "M6 18v.1M10.500 18v.1M15 18v.1",
    tone: "factory",
  },
  energy: { fill: "M6.500 4H10V2h4v2h3.500v18h-11z", cut: "M13 7l-3.500 6h5L11 19", tone: "energy" },
  steel: { fill: "M3.500 3.500h17V8h-5.700v8h5.700v4.500h-17V16h5.700V8H3.500z", tone: "steel" },
  food: {
    fill: "M12 2c2.500 2 2.500 4.500 0 6.500-2.500-2-2.500-4.500 0-6.500zM5 7c3.500 0 5.500 1.500 5.800 4.800C7.300 12 5.300 10.300 5 7zM19 7c-3.500 0-5.500 1.500-5.800 4.800 3.500.2 5.500-1.500 5.800-4.800zM5 12.500c3.500 0 5.500 1.500 5.800 4.800-3.500.2-5.500-1.500-5.800-4.800zM19 12.500c-3.500 0-5.500 1.500-5.800 4.800 3.500.2 5.500-1.500 5.800-4.800zM11 8.500h2V23h-2z",
    tone: "food",
  },
  shuttle: {
    fill: "M12 1.500c4 3.200 5.500 7.400 5 12.500l3.500 3.800v4.700L15 20.300H9l-5.500 2.200v-4.700L7 14c-.5-5.100 1-9.300 5-12.500z",
    cut: "M12 7.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    tone: "shuttle",
  },
  satellite: {
    fill: "M8.500 8.500h7v7h-7zM1.500 5.500h5v13h-5zM17.500 5.500h5v13h-5zM6 11h3v2H6zM15 11h3v2h-3z",
    tone: "shuttle",
  },
  stadium: {
    fill: "M12 4.500c6 0 10.500 3.200 10.500 7.500s-4.500 7.500-10.500 7.500S1.500 16.300 1.500 12 6 4.500 12 4.500z",
    cut: "M12 9c3 0 5.500 1.200 5.500 3s-2.500 3-5.500 3-5.500-1.200-5.500-3S9 9 12 9z",
    tone: "stadium",
  },
  infrastructure: {
    fill: "M1.500 8.500h21V13h-2.700v7.500h-3.600V17a4.200 4.200 0 0 0-8.400 0v3.500H4.200V13H1.500z",
    line: "M6 8V4M12 8V4M18 8V4",
    tone: "infrastructure",
  },
  technology: {
    fill: "M6 6h12v12H6z",
    line: "M9 6V2.500M15 6V2.500M9 21.500V18M15 21.500V18M6 9H2.500M6 15H2.500M21.500 9H18M21.500 15H18",
    cut: "M10 10h4v4h-4z",
    tone: "technology",
  },
  research: { line: "M10.500 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.700 15.700l5.800 5.800", tone: "science" },
  goal: {
    fill: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
    cut: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 12v.1",
    tone: "no",
  },
  milestone: { fill: "M4 22V2h2.500v2H20l-3.500 4.500L20 13H6.500v9z", tone: "federation" },
  year: {
    fill: "M4.500 2h15v3c0 3.500-3 5-5 7 2 2 5 3.500 5 7v3h-15v-3c0-3.500 3-5 5-7-2-2-5-3.500-5-7z",
    cut: "M8.500 6.500h7M9 18.500h6",
    tone: "ink",
  },
  power: { fill: "M13.500 1.500 3.500 14h7L9 22.500 20.500 9.500h-7z", tone: "energy" },
  bio: {
    fill: "M3.500 20.500C1.500 9 8 3.500 20.500 3.500c0 12-5.500 18.500-13 15.500L5 22z",
    cut: "M6 18c2.500-4.500 5.500-7.500 9-9.500",
    tone: "kelp",
  },
  tundra: { line: "M12 2v20M3.300 7l17.400 10M3.300 17 20.700 7M9 3.500l3 2.500 3-2.500M9 20.500l3-2.500 3 2.500" },
  desert: {
    fill: "M1.500 20c4-7 7-8 10-4 3-5 7-5 11 4zM17 2.500a3.800 3.800 0 1 1 0 7.600 3.800 3.800 0 0 1 0-7.600z",
    tone: "food",
  },
  forest: { fill: "M12 1.500 4 13h4l-4.500 6H10v3.500h4V19h6.500L16 13h4z" },
  ocean: {
    line: "M2 8c2.500-3 4.500-3 7 0s4.500 3 7 0 4-2.500 6-.5M2 16c2.500-3 4.500-3 7 0s4.500 3 7 0 4-2.500 6-.5",
    tone: "energy",
  },
  "old-world": { fill: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", cut: "M9 4l3 5-3 4 4 3-2 5" },
  "new-world": { fill: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", cut: "M8 15c0-4 3-7 8-7 0 5-3 8-8 7zM8 15l4-4" },
  captain: {
    fill: "M4 7.500C4 4.500 7.500 3 12 3s8 1.500 8 4.500l-2 1.500H6zM12 9.500a4 4 0 1 1 0 .1zM3 21.500c0-4.800 4-6.500 9-6.500s9 1.700 9 6.500z",
    tone: "point",
  },
  businessman: {
    fill: "M7.500 2h9v5H20v2H4V7h3.500zM12 9.500a4 4 0 0 1 0 5.500 4 4 0 0 1 0-5.500zM3 21.500c0-4.800 4-6.500 9-6.500s9 1.700 9 6.500z",
    cut: "M12 16v5",
    tone: "special",
  },
  soldier: {
    fill: "M8 1.500h8l1 7H7zM12 8.500a4 4 0 0 1 4 3.500 4 4 0 0 1-8 0 4 4 0 0 1 4-3.500zM3 21.500c0-4.800 4-6 9-6s9 1.200 9 6z",
    cut: "M7.500 21l9-5M16.500 21l-9-5",
    tone: "laboratory",
  },
  stoker: {
    fill: "M12 2.500a4.300 4.300 0 1 1 0 8.600 4.300 4.300 0 0 1 0-8.600zM3 21.500c0-5.500 4-8.300 9-8.300s9 2.800 9 8.300z",
    cut: "M12 20.500c-2.500-1.500-1.500-3.500 0-5 1.500 1.500 2.500 3.500 0 5z",
    tone: "laboratory",
  },
  cloth: {
    fill: "M3 5h14a4 4 0 0 1 4 4v10H7a4 4 0 0 1-4-4z",
    cut: "M7 5v10M11 5v14M15 5v14",
    tone: "special",
  },
  grain: {
    fill: "M6 9h12l3 12.500H3zM8 2.500h8l-1.500 5h-5z",
    cut: "M12 12v6M9 14.500l3 1.500 3-1.500",
    tone: "coin",
  },
  geo: { fill: "M2 20.500 9 6l4 7 2.500-4L22 20.500z", cut: "M7 14l2 2 2-2", tone: "factory" },
  hydro: { fill: "M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z", cut: "M9 15a3 3 0 0 0 3 3", tone: "plant" },
  smiley: {
    fill: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
    cut: "M8.500 9v.1M15.500 9v.1M7.500 13.500c1 2.500 2.500 3.500 4.500 3.500s3.500-1 4.500-3.500",
    tone: "coin",
  },
  hull: { fill: "M1.500 11h21l-4 9h-13zM5 5.500h5V10H5zM12 3.500h4V10h-4z", tone: "hull" },
  bow: { fill: "M3 5.500h8c5 0 8.500 2 10.500 5L15 19H3z", tone: "hull" },
  middle: { fill: "M3 8h18v11H3zM7 4h10v3H7z", tone: "hull" },
  stern: { fill: "M21 5.500h-5V3H8v2.500H3.500V19H21z", cut: "M3.500 12h4", tone: "hull" },
  cabin: { fill: "M3 20V9h4V4h10v5h4v11z", cut: "M9 8h6M7 14v.1M12 14v.1M17 14v.1", tone: "cabin" },
  "stoker-cabin": {
    fill: "M3 20V9h4V4h10v5h4v11z",
    cut: "M12 17.500c-2.500 0-3.500-1.500-3.500-3 0-2 2-2.500 2.500-5 2.500 1.500 4.500 3 4.500 5.300 0 1.600-1 2.700-3.500 2.700z",
    tone: "oil",
  },
  mast: { fill: "M11 2h2v20h-2zM14 4c5 2.500 7 6.500 7 11h-7zM10 6c-3.500 2-5.500 5-6 9h6z", tone: "mast" },
  sail: {
    fill: "M13 2c6 3 8.500 8.500 8.500 14.500H13zM11 5C7 7.500 4 11.500 3 16.500h8zM2.500 18.500h19L19 22H5z",
    tone: "mast",
  },
  smokestack: {
    fill: "M8 8h8l1.500 14h-11zM9 2.500c2.500-1 3 1.500 5 .5s4 0 4 2-2.500 2-4.500 1.500-3 1.300-4.500 0-1.500-3 0-4z",
    cut: "M8 12.500h8",
    tone: "oil",
  },
  crane: { fill: "M4 22v-3h2V2h3l12 5v2h-1v5h-2V8.600L9 5v14h2v3z", tone: "crane" },
  cannon: {
    fill: "M2 9.500 17 6l5 1.500v4L17.500 14 11 14.500a4.500 4.500 0 1 1-8-1.500z",
    cut: "M7 17v.1",
    tone: "oil",
  },
  propeller: {
    fill: "M12 9.500C10 6 10 3 12 1.500c2 1.500 2 4.500 0 8zM9.900 13.200C7.900 16.700 5.300 18 3 17.500c.3-2.500 2.900-4.300 6.900-4.300zM14.100 13.200c4 0 6.600 1.800 6.900 4.300-2.300.5-4.900-.8-6.900-4.300z",
    line: "M12 10.300a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z",
    tone: "crane",
  },
  "life-ring": {
    fill: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    cut: "M5 5l4 4M19 5l-4 4M5 19l4-4M19 19l-4-4",
    tone: "no",
  },
  lifeboat: { fill: "M1.500 11h21c-1 5-4 8-7 8h-7c-3 0-6-3-7-8z", line: "M6 8h12", tone: "coin" },
  lantern: { fill: "M8 7h8l2 4-2 9H8l-2-9zM10 2.500h4V6h-4z", cut: "M12 11v5", tone: "coin" },
  canal: {
    line: "M2.500 7c3 0 3 2.500 6 2.500S11.500 7 14.500 7s3 2.500 7 2.500M2.500 13c3 0 3 2.500 6 2.500s3-2.500 6-2.500 3 2.500 7 2.500M2.500 19c3 0 3 2.500 6 2.500s3-2.500 6-2.500 3 2.500 7 2.500",
    tone: "plant",
  },
  goods: { fill: "M3 6.500h18v14H3z", cut: "M3.500 7l17 13M20.500 7l-17 13", tone: "crane" },
  employee: { fill: `${PERSON}M5.500 4.500h13v-1C17 1.500 7 1.500 5.500 3.500z`, tone: "population" },
  crew: {
    fill: "M12 1.500a3 3 0 0 1 1.500 5.600V9H18v3h-4.500v6.800c2.500-.5 4.500-2.200 5-4.800l-2.500.5 4-4.500 2 5.500-1.500-.7c-.8 4.700-4.500 7.700-8.500 7.700S4.300 19.500 3.500 14.800L2 15.500 4 10l4 4.500-2.500-.5c.5 2.600 2.500 4.300 5 4.800V12H6V9h4.500V7.100A3 3 0 0 1 12 1.500z",
    tone: "population",
  },
  equipment: {
    fill: "M21 6.500a5.500 5.500 0 0 1-7.700 5L6.500 20.500a2.300 2.300 0 0 1-3.300-3.200l8.300-7.500a5.500 5.500 0 0 1 6.500-7L14.500 6l3.200 3.300L21 6z",
    tone: "steel",
  },
  ribbon: {
    fill: "M12 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 15.500 6.500 23l5.500-3 5.500 3-1.500-7.500z",
    cut: "M12 6.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
    tone: "plant",
  },
  gear: {
    fill: "M10 1.500h4l.6 3 2 .9L19.300 4 22 6.800 20.500 9.300l.7 2 .1 1.400-.8 2L22 17.200 19.300 20l-2.700-1.400-2 .9-.6 3h-4l-.6-3-2-.9L4.700 20 2 17.200l1.500-2.500-.8-2v-1.400l.8-2L2 6.800 4.700 4l2.700 1.400 2-.9z",
    cut: "M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400z",
    tone: "steel",
  },
};

/** Signs for actions with things, and for their time. */
const SIGNS: Record<string, Drawing> = {
  // biome-ignore lint/suspicious/noThenProperty: the name of a sign
  then: { line: ARROW },
  exchange: { line: "M3.500 8h16M14 3l5.500 5L14 13M20.500 17H4.500M10 12l-5.500 5 5.500 5" },
  instead: { line: "M4 5v6a4 4 0 0 0 4 4h11M14 9.500l5.500 5.500-5.500 5.500" },
  build: {
    fill: "M13.200 1.500l9.300 9.300-3.600 3.600-9.300-9.300zM11.300 9.200l3.500 3.500-9.600 9.600-3.500-3.500z",
  },
  upgrade: { line: "M5 12.500 12 5l7 7.500M5 20l7-7.500 7 7.500" },
  convert: { line: "M4 10a8 8 0 0 1 14.500-3.500M20 3v5h-5M20 14a8 8 0 0 1-14.500 3.500M4 21v-5h5" },
  copy: { line: "M4 8.500h11.500V20H4zM8.500 8V4H20v11.500h-4" },
  use: { fill: "M7 3.500 20.500 12 7 20.500z" },
  ready: { line: "M5 4v6h6M5.500 9.500a8 8 0 1 1-1 5.500" },
  draw: { fill: "M5 1.500h9v12H5z", line: "M18 9v11M13.500 16l4.500 5 4.500-5" },
  keep: { line: "M3.500 12.500l6 6L21 6" },
  take: { line: "M12 3v12M6.500 10 12 15.500l5.500-5.500M4 20.500h16" },
  free: { line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.700 18.300 18.300 5.700" },
  feed: {
    line: "M7 2.500v19M3.500 2.500V7A3.500 3.500 0 0 0 7 10.500 3.500 3.500 0 0 0 10.500 7V2.500M17 21.500V2.500c-3.500 3-4 7.500-3 11h3",
  },
  once: { line: "M19.500 6.500A9.300 9.300 0 1 0 21 12M20.500 2v5h-5M10 9l2.500-2v10" },
  production: {
    fill: "M10.300 1.800h3.400l.6 2.800 2.300 1 2.400-1.600L21.400 6.400 19.900 8.800l1 2.300 2.300.6v3.200H1V11.700l2.200-.6 1-2.300L2.600 6.400 5 4l2.400 1.600 2.300-1z",
    cut: "M8.300 14.500a3.700 3.700 0 0 1 7.400 0",
    line: "M2 18.500h20M2 22h20",
  },
  instant: { fill: "M13.500 1.500 3.500 14h7L9 22.500 20.500 9.500h-7z" },
  lasting: {
    line: "M12 12c-2-3-3.700-4.500-5.800-4.500a4.500 4.500 0 0 0 0 9c2.100 0 3.800-1.500 5.800-4.500s3.700-4.500 5.800-4.500a4.500 4.500 0 0 1 0 9c-2.100 0-3.800-1.500-5.800-4.500z",
  },
  action: {
    line: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z",
    fill: "M9.500 7.500 17 12l-7.500 4.500z",
  },
  end: { line: "M5 22V2.500", fill: "M5.500 3.500h6v4.200h6V4h3.500v10h-6v-3.500h-6V14H5.500z" },
  "end-turn": { line: "M3 12h12M10 6.500 15.500 12 10 17.500M20.500 3.500v17" },
  when: { line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l4 2" },
  if: {
    line: "M8 8.300A4.200 4.200 0 0 1 12.300 4c2.500 0 4.200 1.700 4.200 4 0 3.700-4.300 4-4.300 7.500M12.200 20v.1",
  },
};

/** Aliases of icons: the same thing under the word of a game. */
const ALIASES: Record<string, string> = {
  credit: "coin",
  elektro: "coin",
  money: "coin",
  guilder: "coin",
  advance: "federation",
  permanent: "lasting",
  points: "point",
  cities: "city",
  "use-action": "use",
};

const ALL: Record<string, Drawing> = { ...THINGS, ...SIGNS };

/** The drawing of an icon, if there is one. */
export function drawing(name: string): Drawing | undefined {
  return ALL[ALIASES[name] ?? name];
}

/** Whether a name is a sign that stands between things. */
export function isSign(name: string): boolean {
  return name in SIGNS;
}

export const THING_NAMES = Object.keys(THINGS);
export const SIGN_NAMES = Object.keys(SIGNS);
