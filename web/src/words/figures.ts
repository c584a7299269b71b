// Numbers and days as a language writes them.

export const decimal = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/** A change, with its sign. */
export const change = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: "always", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    number,
  );

export const day = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium" }).format(moment * 1000);

const WEEK = 6 * 86_400;

/** A moment ahead, to the minute: its weekday, or its date where a weekday does not tell which one. */
export const deadline = (moment: number, language: string, now: number): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    ...(moment - now < WEEK ? { weekday: "short" } : { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(moment * 1000);
