import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { addMonths } from '@husvaer/domain/kernel/dates';
import type { DueDayChange } from '@husvaer/domain/leases/due-day';

import { recordActs } from '../../ledger/public.ts';
import { changeDueDay, findLeaseRents, loadReadableLeaseForUpdate } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyParties, lockBilling, planBilling } from '../../invoices/public.ts';
import { findPlan } from '../plans/find-plans.ts';
import { monthOf, nextRent } from '../plans/plan.ts';

/** How many months ahead a due day may be changed. */
const MONTHS_AHEAD = 12;

/**
 * Changes the day on which a lease's rent is due, from a month on that is not invoiced yet, and notifies both
 * sides. Throws like `changeDueDay`, and `invoicing.already_invoiced`, and `invoicing.wrong_day` for a month
 * that is too far ahead.
 */
export async function moveDueDay(work: Work, input: DueDayChange): Promise<void> {
  const { tx, clock } = work;
  const { contractId, since } = input;
  const lease = await loadReadableLeaseForUpdate(work, contractId);
  const [billing] = await lockBilling(tx, [contractId]);
  const month = monthOf(clock.today().toString());
  const first = addMonths(monthOf(billing?.invoicedTo ?? month), 1);
  const until = addMonths(month, MONTHS_AHEAD);
  await changeDueDay(work, input);
  if (since < first) throw invoicingErrors.already_invoiced({ since: first });
  if (since > until) throw invoicingErrors.wrong_day({ since: first, until });
  const rent = (await findLeaseRents(tx, [contractId])).get(contractId);
  if (billing && rent) {
    await recordActs(work, 'changed_day', {
      bookId: billing.bookId,
      ids: [contractId],
      // The first rent with the new day is due within its month.
      touchesTo: addMonths(since, 1),
    });
    const next = nextRent(rent, await findPlan(tx, contractId), billing.invoicedTo);
    await planBilling(tx, { ...billing, nextDueOn: next?.dueOn ?? null });
  }
  await notifyParties(work, lease, 'due_day_moved');
}
