import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'clientAccountClaim'>>();

/** An agency, or for null the operator, that named the client account of another book. */
export interface AccountClaim {
  account: string;
  partnerId: string | null;
}

/** Adds a claim. Returns false when it was there. */
export async function addClaim(
  tx: Tx,
  { account, partnerId }: AccountClaim,
  at: Temporal.Instant,
): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('clientAccountClaim')
    .values({ account, partnerId, claimedAt: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account')
    .executeTakeFirst();
  return added !== undefined;
}

/** The claims on these accounts, the earliest first. */
export const findClaims = async (
  tx: ReadTx,
  accounts: readonly string[],
): Promise<AccountClaim[]> =>
  accounts.length === 0
    ? []
    : sql(tx)
        .selectFrom('clientAccountClaim')
        .select(['account', 'partnerId'])
        .where('account', 'in', accounts)
        .orderBy('claimedAt')
        .execute();

/** Removes the claims on a number that nobody holds any more. */
export async function removeClaims(tx: Tx, account: string): Promise<void> {
  await sql(tx).deleteFrom('clientAccountClaim').where('account', '=', account).execute();
}
