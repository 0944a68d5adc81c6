/**
 * Whether two names may be one person's: the same words in whatever order, without regard to case
 * and marks; or one without some of the other's middle names. First and last name are never missing,
 * initials are no names, and no script is read in another.
 */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const left = [...long];
  for (const word of short) {
    const at = left.indexOf(word);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (left.length === 0) return short.length > 0;
  const ends = [long[0]!, long.at(-1)!];
  return short.length > 1 && ends.every((end) => short.includes(end));
}

/** Letters that are another with a mark to people, and one of their own to Unicode. */
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
      // Marks over Latin, Greek and Cyrillic letters, and Arabic's vowels; other scripts' marks are letters to them.
      .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’ʼ`´.]/g, '')
      .replaceAll(/[æøđðħıłœßþ]/gu, (letter) => LETTERS[letter]!)
      .replaceAll('aa', 'a')
      .replaceAll('oe', 'o')
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean)
  );
}
