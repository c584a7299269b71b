// Names for gradients: several boards may stand on one page.

let last = 0;

export function uid(name: string): string {
  last += 1;
  return `${name}-${last}`;
}
