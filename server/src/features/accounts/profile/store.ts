import type { Gender } from '@husvaer/domain/accounts/profile';
import type { GivenGrant, Side } from '@husvaer/domain/accounts/roles';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { findGrants, type AccountTable } from '../store.ts';

interface ProfileTables {
  account: AccountTable;
  account_hold: { account_id: string; reason: HoldReason; holder_id: string };
  identification_read: {
    id: string;
    account_id: string;
    reader_id: string | null;
    purpose: string;
    read_at: Moment;
  };
}

const sql = owns<ProfileTables>();

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
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id,
      name: row.name,
      email: row.email,
      language: row.language,
      occupation: row.occupation,
      birthday: row.birth_date,
      gender: row.gender,
      phoneNumber: row.phone_number,
      postalAddress: row.postal_address,
      orgNumber: row.org_number,
      identificationHint: row.identification_hint,
      photoId: row.photo_id,
      optimiseFor: row.optimise_for,
      isActive: row.deactivated_at === null,
      hasPassword: row.password_hash !== null,
      createdAt: row.created_at,
      agreed:
        row.terms_version && row.agreed_at
          ? { version: row.terms_version, at: row.agreed_at }
          : null,
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
    .insertInto('identification_read')
    .values({
      id: read.id,
      account_id: read.accountId,
      reader_id: read.readerId,
      purpose: read.purpose,
      read_at: read.at.toString(),
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
    .selectFrom('identification_read')
    .select(['purpose', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('read_at')
    .execute();
}

/** The last openings of identity numbers, oldest first. */
export async function findLastIdentificationReads(tx: ReadTx, limit: number) {
  const last = await sql(tx)
    .selectFrom('identification_read')
    .select(['account_id as accountId', 'reader_id as readerId', 'purpose', 'read_at as at'])
    .orderBy('read_at', 'desc')
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
    .insertInto('account_hold')
    .values({ account_id: hold.accountId, reason: hold.reason, holder_id: hold.holderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function releaseAccount(tx: Tx, holderId: string): Promise<void> {
  await sql(tx).deleteFrom('account_hold').where('holder_id', '=', holderId).execute();
}

export async function isHeld(tx: ReadTx, accountId: string): Promise<boolean> {
  const hold = await sql(tx)
    .selectFrom('account_hold')
    .select('reason')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return hold !== undefined;
}
