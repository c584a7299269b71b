// The name of the person who plays here, stored by the browser.

const KEY = "partie-name";

interface Me {
  person: { id: string; name: string; has_password: boolean } | null;
  csrf: string;
}

export function me(): Me {
  let name: string | null = null;
  try {
    name = localStorage.getItem(KEY);
  } catch {
    // The browser stores nothing.
  }
  return { person: name ? { id: "here", name, has_password: false } : null, csrf: "" };
}

export function begin(name: string): Me {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then it lasts only as long as the page.
  }
  return { person: { id: "here", name, has_password: false }, csrf: "" };
}
