/** Words that are tried first when guessing a password for this site (docs/security.md). */
export const OPERATOR_WORDS = [
  'husvær',
  'husvaer',
  'husvar',
  'passord',
  'password',
  'utleie',
  'leilighet',
  'husleie',
  'depositum',
  'bankid',
];
/** Shorter parts of a name or an e-mail occur in many words by chance. */
const PART_MIN = 4;
/** Different characters that must remain: more than those of a year between two separators. */
const LEFT_MIN = 6;
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'];

/**
 * Whether too little of a password is left to guess without names, words of this site and keyboard rows.
 * `about` is what others know about the person: name, e-mail.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= PART_MIN);
  const rest = [...known, ...OPERATOR_WORDS].reduce(
    (left, part) => left.replaceAll(part, ''),
    password.toLowerCase(),
  );
  return new Set(withoutRows(rest)).size < LEFT_MIN;
}

/** Removes runs of four or more neighbours on the keyboard or in the alphabet, in both directions. */
function withoutRows(text: string): string {
  for (const row of ROWS.flatMap((one) => [one, [...one].reverse().join('')])) {
    for (let from = 0; from < text.length; from += 1) {
      let length = 1;
      while (row.includes(text.slice(from, from + length + 1)) && from + length < text.length)
        length += 1;
      if (length >= 4) text = text.slice(0, from) + text.slice(from + length);
    }
  }
  return text;
}
