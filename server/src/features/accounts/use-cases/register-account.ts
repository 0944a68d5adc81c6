import type { UserInfo } from '@husvaer/contract/auth';
import { TERMS_VERSION, type Registration } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { Grant } from '@husvaer/domain/accounts/roles';

import type { Work } from '../../../platform/work.ts';
import { addAccount, addGrants } from '../store.ts';

/** Opens an account, which can be used when its e-mail is verified. `site` is the site used to register. */
export async function registerAccount(
  work: Work,
  input: { registration: Omit<Registration, 'password'>; passwordHash: string; site: string },
): Promise<UserInfo> {
  const { name, email, birthDate, registerAs, optimiseFor, language, partnerId } =
    input.registration;
  const id = work.newId();
  const now = work.clock.now();
  const added = await addAccount(
    work.tx,
    {
      id,
      name,
      email,
      phoneNumber: null,
      language,
      passwordHash: input.passwordHash,
      birthDate,
      optimiseFor,
      terms: { version: TERMS_VERSION, agreedAt: now },
    },
    now,
  );
  if (!added) throw accountErrors.email_taken();

  const sides = [...new Set([registerAs, optimiseFor])];
  const grants: Grant[] = sides.map((role) => ({ role, partnerId: null }));
  if (partnerId) grants.push({ role: `partner_${registerAs}`, partnerId });
  await addGrants(work.tx, id, grants);
  await work.emit({
    name: 'accounts.code_requested',
    payload: { accountId: id, site: input.site },
  });
  return { _id: id, name, email };
}
