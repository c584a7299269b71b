// A mark drawn from a name: five by five fields, the same on both sides, in one colour. The same name has the same mark.

export interface Mark {
  hue: number;
  /** The filled fields, as column and row. */
  fields: [number, number][];
}

const SIDE = 5;

/** A number from a text, spread over 32 bits (FNV-1a, then mixed). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function markOf(name: string): Mark {
  const number = spread(name.trim().toLowerCase().normalize("NFKC"));
  const half = Math.ceil(SIDE / 2);
  const fields: [number, number][] = [];
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < half; column++)
      if ((number >>> (row * half + column)) & 1) {
        fields.push([column, row]);
        if (column < SIDE - column - 1) fields.push([SIDE - column - 1, row]);
      }
  // A cross for names whose fields would all be empty.
  if (!fields.length) fields.push([2, 1], [1, 2], [2, 2], [3, 2], [2, 3]);
  return { hue: Math.round(((number >>> 15) / 2 ** 17) * 359), fields };
}
