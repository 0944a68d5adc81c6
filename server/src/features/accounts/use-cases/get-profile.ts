import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { accountPolicy } from '../policy.ts';
import { findProfile, type Profile } from '../profile/store.ts';

/** The viewer's own profile. Throws `accounts.not_found`, for another person's as well. */
export async function getProfile(work: ReadWork, accountId: string): Promise<Profile> {
  const profile = accountPolicy.seeProfile(work.viewer, accountId)
    ? await findProfile(work.tx, accountId)
    : undefined;
  if (!profile) throw accountErrors.not_found();
  return profile;
}
