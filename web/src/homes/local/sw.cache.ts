/** The cache of the titles' files, which the page fills and the service worker answers from. */
export const TITLES = "partie-titles";
