/** Words that whoever guesses at a password of this house tries first (docs/security.md). */
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
/** Parts of a name or an e-mail shorter than this are in many words by chance. */
const PART_MIN = 4;
/** Different characters that have to be left to guess: more than a year between two signs. */
const LEFT_MIN = 6;
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'];

/**
 * Whether little of a password is left to guess when names, words of this house and rows of the
 * keyboard are taken away. `about` is what others know of the person: name, e-mail.
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

/** Without runs of four or more neighbours on the keyboard or in the alphabet, either way. */
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
