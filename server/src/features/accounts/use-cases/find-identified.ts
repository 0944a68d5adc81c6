import type { ReadTx } from '../../../platform/db/tx.ts';
import { findIdentities } from '../identity/store.ts';
import { findProfile } from '../profile/store.ts';

/** The data of an account's owner, and their confirmed identities. */
export interface Identified {
  name: string;
  /** ISO 8601. */
  birthDate: string | null;
  /** Nine digits. */
  orgNumber: string | null;
  identities: { issuer: string; subject: string }[];
}

/** Undefined when the account is deleted. */
export async function findIdentified(
  tx: ReadTx,
  accountId: string,
): Promise<Identified | undefined> {
  const profile = await findProfile(tx, accountId);
  if (!profile) return undefined;
  const identities = await findIdentities(tx, accountId);
  return {
    name: profile.name,
    birthDate: profile.birthday,
    orgNumber: profile.orgNumber,
    identities: identities.map(({ issuer, subject }) => ({ issuer, subject })),
  };
}
