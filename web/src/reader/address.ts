// The address of a person's page: a name protected by a password, else the id.

interface Known {
  id: string;
  name: string;
  has_password: boolean;
}

/** A person's name and address as sent by the server. */
export function ownAddress(person: Known): string {
  return person.has_password ? person.name : `@${person.id}`;
}

export function playerAddress(person: Known): string {
  return playerPage(ownAddress(person));
}

/** The page of the person with this address. */
export function playerPage(address: string): string {
  return `/player/${encodeURIComponent(address)}`;
}
