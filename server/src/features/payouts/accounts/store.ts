import { sql as raw } from 'kysely';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface AccountTables {
  payout_account: {
    id: string;
    landlord_id: string;
    account: string;
    set_at: Moment;
    set_by: string;
    counts_from: Moment;
  };
}

const sql = owns<AccountTables>();

/** The account a landlord is paid to, from `countsFrom` on. */
export interface PayoutAccount {
  landlordId: string;
  /** 11 digits. */
  account: string;
  setAt: Temporal.Instant;
  setBy: string;
  countsFrom: Temporal.Instant;
}

const ACCOUNT = [
  'landlord_id as landlordId',
  'account',
  'set_at as setAt',
  'set_by as setBy',
  'counts_from as countsFrom',
] as const;

export async function addPayoutAccount(
  tx: Tx,
  { id, landlordId, account, setAt, setBy, countsFrom }: PayoutAccount & { id: string },
): Promise<void> {
  await sql(tx)
    .insertInto('payout_account')
    .values({
      id,
      landlord_id: landlordId,
      account,
      set_at: setAt.toString(),
      set_by: setBy,
      counts_from: countsFrom.toString(),
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
    .selectFrom('payout_account as named')
    .select('named.id')
    .where('named.account', '=', account)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout_account as later')
            .select('later.id')
            .whereRef('later.landlord_id', '=', 'named.landlord_id')
            .where(raw<boolean>`(later.set_at, later.id) > (named.set_at, named.id)`)
            .where('later.counts_from', '<=', moment(now)),
        ),
      ),
    )
    .executeTakeFirst();
  return named !== undefined;
}

/** Every account a landlord has named, the latest first. */
export const findPayoutAccounts = (tx: ReadTx, landlordId: string): Promise<PayoutAccount[]> =>
  sql(tx)
    .selectFrom('payout_account')
    .select(ACCOUNT)
    .where('landlord_id', '=', landlordId)
    .orderBy('set_at', 'desc')
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
    .selectFrom('payout_account')
    .distinctOn('landlord_id')
    .select(ACCOUNT)
    .where('landlord_id', 'in', landlordIds)
    .where('counts_from', '<=', moment(at))
    .orderBy('landlord_id')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.landlordId, row]));
}

/** Deletes the landlord's accounts when their user account is deleted. Orders keep what was paid. */
export async function forgetPayoutAccounts(tx: Tx, landlordId: string): Promise<void> {
  await sql(tx).deleteFrom('payout_account').where('landlord_id', '=', landlordId).execute();
}
