import type { Gender } from '@husvaer/domain/accounts/profile';
import type { GivenGrant, Side } from '@husvaer/domain/accounts/roles';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { findGrants } from '../store.ts';

const sql = owns<Pick<Tables, 'account' | 'accountHold' | 'identificationRead'>>();

/** Why an account cannot be closed. */
type HoldReason = 'lease_active';

/** Everything that a person sees of their own account. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  language: 'en' | 'no';
  occupation: string | null;
  birthday: string | null;
  gender: Gender | null;
  phoneNumber: string | null;
  postalAddress: string | null;
  orgNumber: string | null;
  /** `010190*****` */
  identificationHint: string | null;
  photoId: string | null;
  optimiseFor: Side;
  isActive: boolean;
  hasPassword: boolean;
  createdAt: Temporal.Instant;
  agreed: { version: string; at: Temporal.Instant } | null;
  grants: GivenGrant[];
}

export async function findProfile(tx: ReadTx, id: string): Promise<Profile | undefined> {
  const row = await sql(tx)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id,
      name: row.name,
      email: row.email,
      language: row.language,
      occupation: row.occupation,
      birthday: row.birthDate,
      gender: row.gender,
      phoneNumber: row.phoneNumber,
      postalAddress: row.postalAddress,
      orgNumber: row.orgNumber,
      identificationHint: row.identificationHint,
      photoId: row.photoId,
      optimiseFor: row.optimiseFor,
      isActive: row.deactivatedAt === null,
      hasPassword: row.passwordHash !== null,
      createdAt: row.createdAt,
      agreed:
        row.termsVersion && row.agreedAt ? { version: row.termsVersion, at: row.agreedAt } : null,
      grants: await findGrants(tx, id),
    }
  );
}

/** The sealed national identity number. Records who opened it. */
export async function openSealedIdentification(
  tx: Tx,
  read: {
    id: string;
    accountId: string;
    readerId: string | null;
    purpose: string;
    at: Temporal.Instant;
  },
): Promise<string | null> {
  await sql(tx)
    .insertInto('identificationRead')
    .values({
      id: read.id,
      accountId: read.accountId,
      readerId: read.readerId,
      purpose: read.purpose,
      readAt: read.at.toString(),
    })
    .execute();
  const row = await sql(tx)
    .selectFrom('account')
    .select('identification')
    .where('id', '=', read.accountId)
    .executeTakeFirst();
  return row?.identification ?? null;
}

export async function findIdentificationReads(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('identificationRead')
    .select(['purpose', 'readAt'])
    .where('accountId', '=', accountId)
    .orderBy('readAt')
    .execute();
}

/** The last openings of identity numbers, oldest first. */
export async function findLastIdentificationReads(tx: ReadTx, limit: number) {
  const last = await sql(tx)
    .selectFrom('identificationRead')
    .select(['accountId', 'readerId', 'purpose', 'readAt as at'])
    .orderBy('readAt', 'desc')
    .limit(limit)
    .execute();
  return last.reverse();
}

/** Keeps an account from being closed until the hold is released. */
export async function lockAccount(
  tx: Tx,
  hold: { accountId: string; reason: HoldReason; holderId: string },
): Promise<void> {
  await sql(tx)
    .insertInto('accountHold')
    .values({ accountId: hold.accountId, reason: hold.reason, holderId: hold.holderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function releaseAccount(tx: Tx, holderId: string): Promise<void> {
  await sql(tx).deleteFrom('accountHold').where('holderId', '=', holderId).execute();
}

export async function isHeld(tx: ReadTx, accountId: string): Promise<boolean> {
  const hold = await sql(tx)
    .selectFrom('accountHold')
    .select('reason')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return hold !== undefined;
}
