// The name of a guest: with a number, because names at a table must not look alike.

export function guestName(guest: string, seated: readonly string[] = [], random: () => number = Math.random): string {
  const names = Array.from({ length: 998 }, (_, i) => `${guest} ${i + 2}`).filter((name) => !seated.includes(name));
  return names[Math.floor(random() * names.length)] ?? guest;
}
