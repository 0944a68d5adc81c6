import type { ReadWork } from '../../../platform/work.ts';
import { findIdentities } from '../identity/store.ts';
import { findIdentificationReads } from '../profile/store.ts';
import { findPasskeys } from '../proofs/passkeys/store.ts';
import { findSessions } from '../sessions/store.ts';
import { getProfile } from './get-profile.ts';

/**
 * The data that `accounts` stores about a person. Their national identity number stays sealed: they know it.
 */
export async function getMyData(work: ReadWork, accountId: string) {
  const { photoId, ...profile } = await getProfile(work, accountId);
  return {
    profile: { ...profile, profileImage: photoId },
    identities: (await findIdentities(work.tx, accountId)).map(
      ({ issuer, name, birthDate, boundAt }) => ({
        issuer,
        name,
        birthDate,
        boundAt,
      }),
    ),
    passkeys: (await findPasskeys(work.tx, accountId)).map(
      ({ name, isBackedUp, transports, createdAt, usedAt }) => ({
        name,
        isBackedUp,
        transports,
        createdAt,
        usedAt,
      }),
    ),
    sessions: await findSessions(work.tx, accountId),
    identificationOpened: await findIdentificationReads(work.tx, accountId),
  };
}
