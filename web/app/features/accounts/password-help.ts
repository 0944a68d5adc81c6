import { PASSWORD_MIN } from '@husvaer/domain/accounts/credentials';

/** From here on a password is called strong: as long as four ordinary words. Characters. */
const STRONG = 18;
/** Parts of a name or an e-mail shorter than this are in many words by chance. */
const PART_MIN = 4;
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'];

export type PasswordHelp =
  | { kind: 'start' | 'guessable' | 'fair' | 'strong' }
  /** `missing` characters. */
  | { kind: 'short'; missing: number };

/**
 * An honest word on a password while it is chosen: how much is missing, and whether it is easy to guess.
 * `about` is what others know of the person: name, e-mail.
 */
export function passwordHelp(password: string, about: readonly string[]): PasswordHelp {
  if (password === '') return { kind: 'start' };
  const missing = PASSWORD_MIN - password.length;
  if (missing > 0) return { kind: 'short', missing };
  if (isGuessable(password.toLowerCase(), about)) return { kind: 'guessable' };
  return { kind: password.length >= STRONG ? 'strong' : 'fair' };
}

function isGuessable(password: string, about: readonly string[]): boolean {
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= PART_MIN);
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), password);
  // What is left when names and rows of the keyboard are taken away is what has to be guessed.
  return new Set(withoutRows(rest)).size < 5;
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
