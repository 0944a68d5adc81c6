import { PASSWORD_MIN } from '@husvaer/domain/accounts/credentials';
import { isGuessable } from '@husvaer/domain/accounts/guessable';

/** From here on a password is called strong: as long as four ordinary words. Characters. */
const STRONG = 18;

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
  if (isGuessable(password, about)) return { kind: 'guessable' };
  return { kind: password.length >= STRONG ? 'strong' : 'fair' };
}
