// The colours of seats.

const COLOURS = ["green", "yellow", "red", "blue"];

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? "black";
}
