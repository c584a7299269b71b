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

/** The text with soft hyphens before a consonant with its vowel, as Czech and Ukrainian divide syllables; English is
 * unchanged. */
export function hyphenated(text: string, language: string): string {
  const vowels = VOWELS[language];
  const sounds = SOUNDS[language];
  if (!vowels || !sounds) return text;
  return text.replace(new RegExp(`\\p{L}{${LONG},}`, "gu"), (word) => divided(word, vowels, sounds));
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
