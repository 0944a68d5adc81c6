import { sql as raw } from 'kysely';

import type { Proof } from '@husvaer/domain/accounts/safeguards';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'payoutAccount'>>();

/** The account a landlord is paid to, from `countsFrom` on. */
export interface PayoutAccount {
  landlordId: string;
  /** 11 digits. */
  account: string;
  setAt: Temporal.Instant;
  setBy: string;
  countsFrom: Temporal.Instant;
  /** How the landlord had proved who they are; null for an account from before this was kept. */
  provedBy: Proof | null;
}

const ACCOUNT = ['landlordId', 'account', 'setAt', 'setBy', 'countsFrom', 'provedBy'] as const;

export async function addPayoutAccount(
  tx: Tx,
  { id, landlordId, account, setAt, setBy, countsFrom, provedBy }: PayoutAccount & { id: string },
): Promise<void> {
  await sql(tx)
    .insertInto('payoutAccount')
    .values({
      id,
      landlordId,
      account,
      setAt: setAt.toString(),
      setBy,
      countsFrom: countsFrom.toString(),
      provedBy,
    })
    .execute();
}

/** Whether a landlord is paid to an account from `now` on, or will be. */
export async function isPayoutAccount(
  tx: ReadTx,
  account: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const named = await sql(tx)
    .selectFrom('payoutAccount as named')
    .select('named.id')
    .where('named.account', '=', account)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payoutAccount as later')
            .select('later.id')
            .whereRef('later.landlordId', '=', 'named.landlordId')
            .where(raw<boolean>`(later.set_at, later.id) > (named.set_at, named.id)`)
            .where('later.countsFrom', '<=', moment(now)),
        ),
      ),
    )
    .executeTakeFirst();
  return named !== undefined;
}

/** Every account a landlord has named, the latest first. */
export const findPayoutAccounts = (tx: ReadTx, landlordId: string): Promise<PayoutAccount[]> =>
  sql(tx)
    .selectFrom('payoutAccount')
    .select(ACCOUNT)
    .where('landlordId', '=', landlordId)
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The account in force at a moment, by landlord. Landlords without one are left out. */
export async function findAccountsAt(
  tx: ReadTx,
  landlordIds: readonly string[],
  at: Temporal.Instant,
): Promise<Map<string, PayoutAccount>> {
  if (landlordIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('payoutAccount')
    .distinctOn('landlordId')
    .select(ACCOUNT)
    .where('landlordId', 'in', landlordIds)
    .where('countsFrom', '<=', moment(at))
    .orderBy('landlordId')
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.landlordId, row]));
}

/** Deletes the landlord's accounts when their user account is deleted. Orders keep what was paid. */
export async function forgetPayoutAccounts(tx: Tx, landlordId: string): Promise<void> {
  await sql(tx).deleteFrom('payoutAccount').where('landlordId', '=', landlordId).execute();
}
