/** Words that one language has in every other sentence, and the other does not have. */
const COMMON = {
  no: 'og i på til av er med for en et det som har ikke vi du kan fra ved etter eller men den ligger leies lys rom leilighet bolig nær sentrum',
  en: 'and the of to is with a you has have not we your can from near or but it this are there room flat home house light close quiet',
};
const WORDS = Object.entries(COMMON).map(
  ([language, words]) => [language as keyof typeof COMMON, new Set(words.split(' '))] as const,
);
/** So many more of its words have to be there, and twice as many as of the other language's. */
const ENOUGH = 3;

/** The language that somebody wrote in, where their words show it; null where they are few or mixed. */
export function languageOf(text: string): 'no' | 'en' | null {
  const said = text.toLowerCase().split(/[^\p{L}]+/u);
  const [first, second] = WORDS.map(([language, words]) => ({
    language,
    count: said.filter((word) => words.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  return first!.count >= second!.count * 2 + ENOUGH ? first!.language : null;
}
