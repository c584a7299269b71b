// Where long words may break: browsers know the syllables of a language only with its dictionary, and many come without.

const HYPHEN = "\u00ad";
/** Shorter words stay whole, and so do the ends of longer ones. */
const LONG = 9;
const END = 3;
/** By language: vowels, and what is one sound or stays with the letter before it. */
const VOWELS: Record<string, string> = { cs: "aáeéěiíoóuúůyý", uk: "аеєиіїоуюя" };
const SOUNDS: Record<string, string> = {
  cs: "ch|[bcdfghkptvz][lrř]|.",
  uk: "д[жз]|[бвгґдзкптф][лр]|.[ьʼ’']?",
};

/** The text with soft hyphens before a consonant and its vowel, as both languages divide syllables; English as it is. */
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
    // A syllable has a vowel: nothing is divided before the first one.
    const begun = parts.slice(0, i).some(isVowel);
    done += part;
    return made + (divides && begun ? HYPHEN : "") + part;
  }, "");
}
