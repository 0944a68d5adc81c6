import type { Approver } from '@husvaer/domain/payouts/approval';
import type { Commission, CommissionType } from '@husvaer/domain/properties/assignment';
import { USUAL_PAYOUTS, type PayoutSettings } from '@husvaer/domain/payouts/settings';

import { FACEBOOK_ISSUER } from '../../accounts/public.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql =
  owns<
    Pick<
      Tables,
      'payoutSettings' | 'payoutApprover' | 'ledgerBook' | 'accountGrant' | 'accountIdentity'
    >
  >();

/** A book's payout settings and its approvers. */
export interface BookPayoutSettings extends PayoutSettings {
  approverIds: string[];
}

export async function findPayoutSettings(tx: ReadTx, bookId: string): Promise<BookPayoutSettings> {
  const row = await sql(tx)
    .selectFrom('payoutSettings')
    .selectAll()
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  const approvers = await findApprovers(tx, [bookId]);
  const settings: PayoutSettings = row
    ? {
        payoutDay: row.payoutDay,
        waitDays: row.waitDays,
        guaranteeMonths: row.guaranteeMonths,
        approvalsNeeded: row.approvalsNeeded,
        dayLimit: row.dayLimit,
        recipientLimit: row.recipientLimit,
        retryDays: row.retryDays,
        brokering: commissionOf(row.brokeringType, row.brokeringAmount),
        management: commissionOf(row.managementType, row.managementAmount),
      }
    : USUAL_PAYOUTS;
  return { ...settings, approverIds: approvers.get(bookId) ?? [] };
}

/** The accounts of {@link findApproversOf}, by book. */
export async function findApprovers(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Map<string, string[]>> {
  const approvers = await findApproversOf(tx, bookIds);
  return new Map([...approvers].map(([bookId, all]) => [bookId, all.map(({ id }) => id)]));
}

/**
 * The approvers of these books' payouts: those who are named, and still have the right. Whether their account
 * is active does not matter.
 */
export async function findApproversOf(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Map<string, Approver[]>> {
  if (bookIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('payoutApprover')
    .innerJoin('ledgerBook', 'ledgerBook.id', 'bookId')
    .select(['bookId', 'payoutApprover.accountId as id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('accountIdentity')
          .select('accountIdentity.accountId')
          .whereRef('accountIdentity.accountId', '=', 'payoutApprover.accountId')
          .where('issuer', '!=', FACEBOOK_ISSUER),
      )
        .$castTo<boolean>()
        .as('isIdentified'),
    )
    .where('bookId', 'in', bookIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accountGrant')
          .select('accountGrant.role')
          .whereRef('accountGrant.accountId', '=', 'payoutApprover.accountId')
          .where(({ or, and, eb }) =>
            or([
              and([eb('role', '=', 'bookkeeper'), eb('accountGrant.partnerId', 'is', null)]),
              and([
                eb('role', '=', 'agent'),
                eb('accountGrant.partnerId', '=', eb.ref('ledgerBook.partnerId')),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('payoutApprover.accountId')
    .execute();
  return Map.groupBy(rows, ({ bookId }) => bookId);
}

/** The limits of these books for a day, in all and to one account; øre. Books without settings have none. */
export async function findLimits(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Map<string, Pick<PayoutSettings, 'dayLimit' | 'recipientLimit'>>> {
  if (bookIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('payoutSettings')
    .select(['bookId', 'dayLimit', 'recipientLimit'])
    .where('bookId', 'in', bookIds)
    .execute();
  return new Map(rows.map(({ bookId, ...limits }) => [bookId, limits]));
}

/** The books in which a person is named as an approver. */
export async function findBooksOfApprover(tx: ReadTx, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('payoutApprover')
    .select('bookId')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ bookId }) => bookId);
}

const commissionOf = (type: CommissionType | null, amount: bigint | null): Commission | null =>
  type === null || amount === null ? null : { type, amount };

export async function savePayoutSettings(
  tx: Tx,
  bookId: string,
  { approverIds, ...settings }: BookPayoutSettings,
): Promise<void> {
  const row = {
    payoutDay: settings.payoutDay,
    waitDays: settings.waitDays,
    guaranteeMonths: settings.guaranteeMonths,
    approvalsNeeded: settings.approvalsNeeded,
    dayLimit: settings.dayLimit,
    recipientLimit: settings.recipientLimit,
    retryDays: settings.retryDays,
    brokeringType: settings.brokering?.type ?? null,
    brokeringAmount: settings.brokering?.amount ?? null,
    managementType: settings.management?.type ?? null,
    managementAmount: settings.management?.amount ?? null,
  };
  await sql(tx)
    .insertInto('payoutSettings')
    .values({ bookId, ...row })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet(row))
    .execute();
  await sql(tx).deleteFrom('payoutApprover').where('bookId', '=', bookId).execute();
  if (approverIds.length === 0) return;
  await sql(tx)
    .insertInto('payoutApprover')
    .values(approverIds.map((accountId) => ({ bookId, accountId })))
    .execute();
}

/** Removes a deleted account from the approvers. */
export async function forgetApprover(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('payoutApprover').where('accountId', '=', accountId).execute();
}
