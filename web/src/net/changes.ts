// Applies incremental updates to views.

export type Change = [path: (string | number)[], value: unknown];

/** The view with the changes applied; unchanged parts are shared with the old view. */
export function changed<T>(view: T, changes: Change[]): T {
  return changes.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as T;
}

function put(whole: unknown, path: Change[0], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
