// The name of somebody who gave none: with a number, for no two at a table may look alike.

export function guestName(guest: string, random: () => number = Math.random): string {
  return `${guest} ${2 + Math.floor(random() * 998)}`;
}
