import { addDays } from '@husvaer/domain/kernel/dates';

import { findBook, type Book } from '../../ledger/public.ts';
import { loadRentForUpdate, recordGuarantors, type LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyOfAccount } from '../accounts/notify-of-account.ts';
import { issuePeriods } from '../issuing/issue-periods.ts';
import { findPlan } from '../plans/find-plans.ts';
import { lastDayBefore, nextRent } from '../plans/plan.ts';
import { openBilling, lockBilling } from '../../invoices/public.ts';

/**
 * The book in which a lease's rent is collected: its agency's, or the operator's if its landlord chose that.
 */
export const findBookOfLease = async (
  tx: ReadTx,
  { property: { partnerId }, rentCollection }: LeaseRent,
): Promise<Book | undefined> =>
  partnerId !== null || rentCollection === 'collected' ? findBook(tx, partnerId) : undefined;

/**
 * Begins to invoice a signed lease, unless that has begun. With `isNew`, from its first day, and the first
 * rent immediately, so that those who sign see what to pay. Otherwise from the next rent that is not due yet;
 * earlier rents were settled elsewhere.
 */
export async function beginBilling(
  work: Work,
  { leaseId, book, isNew = false }: { leaseId: string; book: Book; isNew?: boolean },
): Promise<void> {
  const { tx, clock } = work;
  const rent = await loadRentForUpdate(tx, leaseId);
  if (!rent) return;
  const plan = await findPlan(tx, leaseId);
  const invoicedTo = isNew
    ? addDays(rent.startsOn, -1)
    : lastDayBefore(rent, clock.today().toString());
  const first = nextRent(rent, plan, invoicedTo);
  const nextDueOn = first?.dueOn ?? null;
  if (!(await openBilling(tx, { leaseId, bookId: book.id, invoicedTo, nextDueOn }))) return;
  await work.emit({ name: 'billing.begun', payload: { leaseId } });
  // The client account may have changed while the contract was out for signing.
  await notifyOfAccount(work, leaseId);
  const { guaranteeMonths, madeById } = rent.assignment;
  if (guaranteeMonths !== null) await recordGuarantors(work, { leaseId, madeById, book });
  // Without an account to pay to, the job issues it later.
  if (!isNew || !first || book.isAccountRefused) return;
  await issuePeriods(work, book, await lockBilling(tx, [leaseId]), {
    rents: new Map([[leaseId, rent]]),
    plans: new Map([[leaseId, plan]]),
    dueBy: first.dueOn,
  });
}
