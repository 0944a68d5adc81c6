import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../platform/work.ts';
import { accountPolicy } from './policy.ts';
import { findProfile, isHeld, type Profile } from './profile/store.ts';

export async function mayLeave(work: Work, accountId: string): Promise<Profile> {
  const profile = accountPolicy.leave(work.viewer, accountId)
    ? await findProfile(work.tx, accountId)
    : undefined;
  if (!profile) throw accountErrors.not_found();
  if (await isHeld(work.tx, accountId)) throw accountErrors.lease_active();
  return profile;
}
