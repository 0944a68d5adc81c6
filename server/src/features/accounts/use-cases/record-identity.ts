import { isNumberOf, nameFromIdentity } from '@husvaer/domain/accounts/profile';

import type { Work } from '../../../platform/work.ts';
import {
  bindIdentity,
  changeIdentity,
  findIdentity,
  isNational,
  type NamedIdentity,
} from '../identity/store.ts';
import { findProfile } from '../profile/store.ts';
import { changeAccount, NO_IDENTIFICATION } from '../store.ts';

/**
 * Binds a confirmed identity to an account, or records what its provider states now. The account has the name
 * and the birth date that BankID states from then on; an organisation keeps its own name, and the national
 * identity number of somebody born on another day is removed. Returns `taken` when it is another account's, or
 * the account has another identity.
 */
export async function recordIdentity(
  { tx, clock }: Work,
  accountId: string,
  identity: NamedIdentity,
): Promise<'bound' | 'known' | 'taken'> {
  const { issuer, subject, birthDate } = identity;
  const stated = { issuer, subject, birthDate, name: identity.name || null };
  const isNew = await bindIdentity(tx, { ...stated, accountId }, clock.now());
  if (!isNew) {
    if ((await findIdentity(tx, identity)) !== accountId) return 'taken';
    await changeIdentity(tx, stated);
  }
  if (isNational(identity)) {
    const { orgNumber = null, identificationHint } = (await findProfile(tx, accountId)) ?? {};
    const name = nameFromIdentity({ confirmedName: stated.name, orgNumber });
    const isOthersNumber =
      birthDate && identificationHint && !isNumberOf(identificationHint, birthDate);
    await changeAccount(tx, accountId, {
      ...(name !== null && { name }),
      ...(birthDate && { birth_date: birthDate }),
      ...(isOthersNumber && NO_IDENTIFICATION),
    });
  }
  return isNew ? 'bound' : 'known';
}
