import { personName } from '@husvaer/domain/accounts/credentials';

import type { Work } from '../../../platform/work.ts';
import {
  bindIdentity,
  changeIdentity,
  findIdentity,
  isNational,
  type NamedIdentity,
} from '../identity/store.ts';
import { findProfile } from '../profile/store.ts';
import { changeAccount } from '../store.ts';

/**
 * Binds a confirmed identity to an account, or records what its provider states now. The account has the name
 * and the birth date that BankID states from then on; an organisation keeps its own name. Returns `taken`
 * when it is another account's, or the account has another identity.
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
    const name = personName.safeParse(stated.name);
    const isOrganisation = Boolean((await findProfile(tx, accountId))?.orgNumber);
    await changeAccount(tx, accountId, {
      ...(name.success && !isOrganisation && { name: name.data }),
      ...(birthDate && { birth_date: birthDate }),
    });
  }
  return isNew ? 'bound' : 'known';
}
