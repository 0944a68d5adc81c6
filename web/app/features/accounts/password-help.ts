import { PASSWORD_MIN } from '@husvaer/domain/accounts/credentials';
import { isGuessable } from '@husvaer/domain/accounts/guessable';

/** Characters from which a password is called strong: the length of four ordinary words. */
const STRONG = 18;

type PasswordHelp =
  | { kind: 'start' | 'guessable' | 'fair' | 'strong' }
  /** `missing` is a number of characters. */
  | { kind: 'short'; missing: number };

/**
 * Advice on a new password: how many characters are missing, and whether it is easy to guess. `about` is what
 * others know about the person: name, e-mail.
 */
export function passwordHelp(password: string, about: readonly string[]): PasswordHelp {
  if (password === '') return { kind: 'start' };
  const missing = PASSWORD_MIN - password.length;
  if (missing > 0) return { kind: 'short', missing };
  if (isGuessable(password, about)) return { kind: 'guessable' };
  return { kind: password.length >= STRONG ? 'strong' : 'fair' };
}
