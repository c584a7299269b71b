// Soft hyphens for long words: browsers hyphenate only with a dictionary of the language, which many lack.

const HYPHEN = "\u00ad";
/** Shorter words, and the ends of longer ones, are not divided. */
const LONG = 9;
const END = 3;
/** By language: vowels, and letters that form one sound or stay with the letter before. */
const VOWELS: Record<string, string> = { cs: "aáeéěiíoóuúůyý", uk: "аеєиіїоуюя" };
const SOUNDS: Record<string, string> = {
  cs: "ch|[bcdfghkptvz][lrř]|.",
  uk: "д[жз]|[бвгґдзкптф][лр]|.[ьʼ’']?",
};

/** English: before endings and parts of compounds, and after a consonant that ends a syllable. */
const ENDING =
  /(?<=\w{3})(?=(?:tion|sion|ment|ture|mous|tory|tary|house|works|water|plast|head|politan|neer(?:ing)?)s?(?!\w))/gi;
const BETWEEN = /(?<=\w[aeiouy](?:ch|[lmnr]))(?=[bcdfmnprtv][aeiouy]\w)/gi;

/** The text with soft hyphens in long words: before a consonant and its vowel, as Czech and Ukrainian divide syllables. */
export function hyphenated(text: string, language: string): string {
  const vowels = VOWELS[language];
  const sounds = SOUNDS[language];
  const divide = vowels && sounds ? (word: string) => divided(word, vowels, sounds) : inEnglish;
  return text.replace(new RegExp(`\\p{L}{${LONG},}`, "gu"), divide);
}

function inEnglish(word: string): string {
  return word.replace(ENDING, HYPHEN).replace(BETWEEN, HYPHEN);
}

function divided(word: string, vowels: string, sounds: string): string {
  const parts = word.match(new RegExp(sounds, "giu")) ?? [];
  const isVowel = (part: string | undefined) => part !== undefined && vowels.includes(part[0]?.toLowerCase() ?? " ");
  let done = "";
  return parts.reduce((made, part, i) => {
    const divides = !isVowel(part) && isVowel(parts[i + 1]) && done.length >= END && word.length - done.length >= END;
    // A syllable has a vowel: no division before the first one.
    const begun = parts.slice(0, i).some(isVowel);
    done += part;
    return made + (divides && begun ? HYPHEN : "") + part;
  }, "");
}
