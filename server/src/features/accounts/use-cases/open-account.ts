import { TERMS_VERSION } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { Side } from '@husvaer/domain/accounts/roles';

import type { Work } from '../../../platform/work.ts';
import { forgetIdentities } from '../identity/store.ts';
import { addAccount, changeAccount, findLogin } from '../store.ts';

/** A person who has proved that the e-mail is theirs. */
export interface Newcomer {
  email: string;
  name: string;
  passwordHash: string;
  birthDate: string;
  language: 'en' | 'no';
  optimiseFor: Side;
}

/**
 * Opens an account for a verified e-mail and returns its id. An unconfirmed account with this e-mail becomes
 * theirs, without anything its creator entered. Throws `accounts.email_taken`.
 */
export async function openAccount(work: Work, newcomer: Newcomer): Promise<string> {
  const { tx, clock } = work;
  const now = clock.now();
  const { email, name, passwordHash, birthDate, language, optimiseFor } = newcomer;
  const terms = { version: TERMS_VERSION, agreedAt: now };
  const account = {
    name,
    email,
    phoneNumber: null,
    passwordHash,
    birthDate,
    language,
    optimiseFor,
  };
  const id = work.newId();
  if (await addAccount(tx, { ...account, id, terms, verifiedAt: now }, now)) return id;

  const known = await findLogin(tx, { email });
  if (!known || known.verifiedAt) throw accountErrors.email_taken();
  await forgetIdentities(tx, known.id);
  await changeAccount(tx, known.id, {
    name,
    passwordHash,
    birthDate,
    language,
    optimiseFor,
    verifiedAt: now.toString(),
    termsVersion: terms.version,
    agreedAt: now.toString(),
  });
  return known.id;
}
