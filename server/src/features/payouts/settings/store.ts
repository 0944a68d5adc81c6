import type { Role } from '@husvaer/domain/accounts/roles';
import type { Commission, CommissionType } from '@husvaer/domain/properties/assignment';
import { USUAL_PAYOUTS, type PayoutSettings } from '@husvaer/domain/payouts/settings';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SettingsTables {
  payout_settings: {
    book_id: string;
    payout_day: number;
    wait_days: number;
    guarantee_months: number;
    approvals_needed: number;
    day_limit: bigint | null;
    recipient_limit: bigint | null;
    retry_days: number;
    brokering_type: CommissionType | null;
    brokering_amount: bigint | null;
    management_type: CommissionType | null;
    management_amount: bigint | null;
  };
  payout_approver: { book_id: string; account_id: string };
}

const sql = owns<
  SettingsTables & {
    ledger_book: { id: string; partner_id: string | null };
    account_grant: { account_id: string; role: Role; partner_id: string | null };
  }
>();

/** A book's payout settings and its approvers. */
export interface BookPayoutSettings extends PayoutSettings {
  approverIds: string[];
}

export async function findPayoutSettings(tx: ReadTx, bookId: string): Promise<BookPayoutSettings> {
  const row = await sql(tx)
    .selectFrom('payout_settings')
    .selectAll()
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  const approvers = await findApprovers(tx, [bookId]);
  const settings: PayoutSettings = row
    ? {
        payoutDay: row.payout_day,
        waitDays: row.wait_days,
        guaranteeMonths: row.guarantee_months,
        approvalsNeeded: row.approvals_needed,
        dayLimit: row.day_limit,
        recipientLimit: row.recipient_limit,
        retryDays: row.retry_days,
        brokering: commissionOf(row.brokering_type, row.brokering_amount),
        management: commissionOf(row.management_type, row.management_amount),
      }
    : USUAL_PAYOUTS;
  return { ...settings, approverIds: approvers.get(bookId) ?? [] };
}

/**
 * The approvers of these books' payouts: those who are named, and still have the right. Whether their account
 * is active does not matter.
 */
export async function findApprovers(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (bookIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('payout_approver')
    .innerJoin('ledger_book', 'ledger_book.id', 'book_id')
    .select(['book_id', 'account_id'])
    .where('book_id', 'in', bookIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_grant')
          .select('account_grant.role')
          .whereRef('account_grant.account_id', '=', 'payout_approver.account_id')
          .where(({ or, and, eb }) =>
            or([
              and([eb('role', '=', 'bookkeeper'), eb('account_grant.partner_id', 'is', null)]),
              and([
                eb('role', '=', 'agent'),
                eb('account_grant.partner_id', '=', eb.ref('ledger_book.partner_id')),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('account_id')
    .execute();
  const byBook = Map.groupBy(rows, ({ book_id }) => book_id);
  return new Map([...byBook].map(([id, all]) => [id, all.map(({ account_id }) => account_id)]));
}

/** The limits of these books for a day, in all and to one account; øre. Books without settings have none. */
export async function findLimits(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Map<string, Pick<PayoutSettings, 'dayLimit' | 'recipientLimit'>>> {
  if (bookIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('payout_settings')
    .select(['book_id', 'day_limit as dayLimit', 'recipient_limit as recipientLimit'])
    .where('book_id', 'in', bookIds)
    .execute();
  return new Map(rows.map(({ book_id: bookId, ...limits }) => [bookId, limits]));
}

/** The books in which a person is named as an approver. */
export async function findBooksOfApprover(tx: ReadTx, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('payout_approver')
    .select('book_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ book_id }) => book_id);
}

const commissionOf = (type: CommissionType | null, amount: bigint | null): Commission | null =>
  type === null || amount === null ? null : { type, amount };

export async function savePayoutSettings(
  tx: Tx,
  bookId: string,
  { approverIds, ...settings }: BookPayoutSettings,
): Promise<void> {
  const row = {
    payout_day: settings.payoutDay,
    wait_days: settings.waitDays,
    guarantee_months: settings.guaranteeMonths,
    approvals_needed: settings.approvalsNeeded,
    day_limit: settings.dayLimit,
    recipient_limit: settings.recipientLimit,
    retry_days: settings.retryDays,
    brokering_type: settings.brokering?.type ?? null,
    brokering_amount: settings.brokering?.amount ?? null,
    management_type: settings.management?.type ?? null,
    management_amount: settings.management?.amount ?? null,
  };
  await sql(tx)
    .insertInto('payout_settings')
    .values({ book_id: bookId, ...row })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet(row))
    .execute();
  await sql(tx).deleteFrom('payout_approver').where('book_id', '=', bookId).execute();
  if (approverIds.length === 0) return;
  await sql(tx)
    .insertInto('payout_approver')
    .values(approverIds.map((account_id) => ({ book_id: bookId, account_id })))
    .execute();
}

/** Removes a deleted account from the approvers. */
export async function forgetApprover(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('payout_approver').where('account_id', '=', accountId).execute();
}
