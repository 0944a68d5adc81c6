import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { isGuessable } from '@husvaer/domain/accounts/guessable';
import { requestErrors } from '@husvaer/domain/kernel/errors';

/** argon2id with OWASP's minimum: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes some 30 ms of a core: never call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * The hash of a new password. `about` is what others know of the person: name, e-mail. Throws
 * `request.invalid` for a password that is easy to guess or known from leaks.
 */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  if (isGuessable(password, about) || isCommon(password.toLowerCase()))
    throw requestErrors.invalid({ fields: [{ path: 'password', reason: 'not_allowed' }] });
  return hashPassword(password);
}

let common: ReadonlySet<string> | undefined;

/** Whether it is one of the 49,000 most leaked passwords, as it is or with digits and signs at its ends. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const bare = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(password) || common.has(bare);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether this is the password. Without a hash to compare it takes as long, so that the time does not reveal
 * whether an account exists.
 */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this');
  const matches = await verify(hashed ?? (await nobodys), password);
  return matches && Boolean(hashed);
}
