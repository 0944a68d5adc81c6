import { accountErrors } from '@husvaer/domain/accounts/errors';
import { nameFromIdentity, type ProfileChanges } from '@husvaer/domain/accounts/profile';

import { requireDrawableFields } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import { accountPolicy } from '../policy.ts';
import { openSealedIdentification, type Profile } from '../profile/store.ts';
import { changeAccount, NO_IDENTIFICATION, type AccountChange } from '../store.ts';
import { refuseContradictoryProfile } from '../refuse-contradictory-profile.ts';
import { findConfirmed } from './find-confirmed.ts';
import { getProfile } from './get-profile.ts';

/** The key purpose for sealing and recognizing identity numbers. */
export const IDENTIFICATION = 'identification';

/**
 * Changes fields of a profile; the others stay, but a person has the name of their identity. Throws `request.undrawable` and
 * `accounts.identification_taken`.
 */
export async function updateUserProfile(
  work: Work,
  { accountId, data }: { accountId: string; data: ProfileChanges },
): Promise<Profile> {
  if (!accountPolicy.changeProfile(work.viewer, accountId)) throw accountErrors.not_found();
  const profile = await getProfile(work, accountId);
  const confirmed = await findConfirmed(work.tx, accountId);
  refuseContradictoryProfile(profile, confirmed, data);
  requireDrawableFields({ postalAddress: data.postalAddress ?? null });
  const { orgNumber = profile.orgNumber } = data;
  const name = nameFromIdentity({ confirmedName: confirmed.name, orgNumber });
  const change = columnsOf(work, { ...data, ...(name !== null && { name }) });
  await changeAccount(work.tx, accountId, change).catch((error: unknown) => {
    const { constraint } = error as { constraint?: string };
    if (constraint?.includes('identification_print')) throw accountErrors.identification_taken();
    throw error;
  });
  return getProfile(work, accountId);
}

/** Visible digits of a national identity number: the birth date. */
const HINT_DIGITS = 6;

function columnsOf({ keys }: Work, data: ProfileChanges): AccountChange {
  const number = data.norwegianNationalIdentification;
  return {
    ...(data.name !== undefined && { name: data.name }),
    ...(data.language !== undefined && { language: data.language }),
    ...(data.occupation !== undefined && { occupation: data.occupation || null }),
    ...(data.birthday !== undefined && { birth_date: data.birthday }),
    ...(data.gender !== undefined && { gender: data.gender }),
    ...(data.phoneNumber !== undefined && { phone_number: data.phoneNumber }),
    ...(data.postalAddress !== undefined && { postal_address: data.postalAddress || null }),
    ...(data.orgNumber !== undefined && { org_number: data.orgNumber }),
    ...(data.optimiseFor !== undefined && { optimise_for: data.optimiseFor }),
    ...(number === null && NO_IDENTIFICATION),
    ...(number && {
      identification: keys.seal(IDENTIFICATION, number),
      identification_print: keys.fingerprint(IDENTIFICATION, number),
      identification_hint: number.slice(0, HINT_DIGITS).padEnd(number.length, '*'),
    }),
  };
}

/** Opens the national identity number. Records every opening and its purpose. Null when there is none. */
export async function openIdentification(
  work: Work,
  { accountId, purpose }: { accountId: string; purpose: string },
): Promise<string | null> {
  const readerId = work.viewer.kind === 'account' ? work.viewer.id : null;
  const sealed = await openSealedIdentification(work.tx, {
    id: work.newId(),
    accountId,
    readerId,
    purpose,
    at: work.clock.now(),
  });
  return sealed && work.keys.open(IDENTIFICATION, sealed);
}
