// Where a person's page is: by a name that a password keeps, else by id.

export function playerAddress(person: { id: string; name: string; has_password: boolean }): string {
  return playerPage(person.has_password ? person.name : `@${person.id}`);
}

/** The page of somebody whom the server names by this address. */
export function playerPage(address: string): string {
  return `/player/${encodeURIComponent(address)}`;
}
