/**
 * Whether two names may be the same person's: the same words in any order, ignoring case and diacritics; or
 * one without some of the other's middle names, or with their initials. First and last name must be written
 * out, and scripts are not converted.
 */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const left = [...long];
  const without = (found: (word: string) => boolean): boolean => {
    const at = left.findIndex(found);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const shortened = short.filter((word) => !without((theirs) => theirs === word));
  if (!shortened.every((word) => without((theirs) => isInitial(word, theirs)))) return false;
  // An initial stands for a middle name: the two other names are there.
  if (shortened.length > 0 && short.length - shortened.length < 2) return false;
  if (left.length === 0) return short.length > 0;
  const ends = [long[0]!, long.at(-1)!];
  return short.length > 1 && ends.every((end) => short.includes(end));
}

/** Whether a name has a first and a last name: two words that are more than an initial. */
export const isWholeName = (name: string): boolean =>
  wordsOf(name).filter((word) => word.length > 1 || HAS_NO_CASE.test(word)).length > 1;

/** A letter of a script without initials: a Chinese name may be of one. */
const HAS_NO_CASE = /^\p{Lo}/u;

/** Whether one of two words is the other's first letter. */
const isInitial = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) === 1 && one[0] === other[0];

/** Letters that people see as a letter with a mark, and Unicode as separate letters. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** `Åse-Marie O’Dea` and `AASE MARIE ODEA` are the same three words. `Dea, Åse` is read as `Åse Dea`. */
function wordsOf(name: string): string[] {
  const [family = '', given] = name.split(',', 2);
  const inOrder = given === undefined ? name : `${given} ${family}`;
  return (
    inOrder
      .toLowerCase()
      .normalize('NFKD')
      // Diacritics of Latin, Greek and Cyrillic letters, and Arabic vowels; in other scripts such marks are
      // letters.
      .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’ʼ`´.]/g, '')
      .replaceAll(/[æøđðħıłœßþ]/gu, (letter) => LETTERS[letter]!)
      .replaceAll('aa', 'a')
      .replaceAll('oe', 'o')
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean)
  );
}
