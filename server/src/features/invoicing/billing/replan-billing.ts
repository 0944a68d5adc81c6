import { linesLeft } from '@husvaer/domain/invoicing/lines-left';
import { creditFor, type PeriodLine } from '@husvaer/domain/invoicing/periods';

import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { creditLines } from '../invoices/credit.ts';
import { findInvoicesOf, findLines, type InvoiceLine } from '../invoices/store.ts';
import { nextPeriod } from './plan.ts';
import { findCharges, lockBilling, moveBilling } from './store.ts';

/**
 * Plans a lease's invoices anew after its days or its rent changed: what was invoiced for days after
 * its last one, or after `lastDay`, is credited; what is not invoiced yet is when its time comes.
 */
export async function replanBilling(
  work: Work,
  {
    leaseId,
    lastDay = null,
    reason,
  }: { leaseId: string; lastDay?: string | null; reason: 'ended' | 'rent_adjusted' },
): Promise<void> {
  const { tx } = work;
  const [billing] = await lockBilling(tx, [leaseId]);
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!billing || !rent) return;
  const ends = [rent.endsOn, lastDay, billing.invoicedTo].filter((day) => day !== null).sort();
  const invoicedTo = ends[0]!;
  if (invoicedTo < billing.invoicedTo) await takeBackAfter(work, rent, invoicedTo, reason);
  const next = nextPeriod(rent, await findCharges(tx, [leaseId]), invoicedTo);
  await moveBilling(tx, [{ leaseId, invoicedTo, nextDueOn: next?.dueOn ?? null }]);
}

/** Credits what was invoiced for the days after one. */
async function takeBackAfter(
  work: Work,
  rent: LeaseRent,
  day: string,
  reason: string,
): Promise<void> {
  const all = await findInvoicesOf(work.tx, [rent.leaseId]);
  const lines = await findLines(
    work.tx,
    all.map(({ id }) => id),
  );
  for (const invoice of all.filter(({ kind }) => kind === 'rent').toReversed()) {
    const notes = all.filter(({ creditsId }) => creditsId === invoice.id);
    const left = linesLeft(
      (lines.get(invoice.id) ?? []).map(asPeriodLine),
      notes.flatMap(({ id }) => lines.get(id) ?? []).map(asPeriodLine),
    );
    const credit = creditFor({ lines: left }, day);
    const taken = (credit?.lines ?? []).filter(({ amount }) => amount > 0n);
    if (taken.length > 0)
      await creditLines(work, {
        rent,
        invoice,
        lines: taken.map((line) => ({ ...line, name: null, vat: 0n })),
        reason,
      });
  }
}

/** Rent's lines are about days of a month. */
function asPeriodLine({ kind, cost, from, to, monthly, amount }: InvoiceLine): PeriodLine {
  const isPeriod = kind === 'rent' || kind === 'use_cost';
  if (!isPeriod || from === null || to === null || monthly === null)
    throw new Error('A line of rent has no days.');
  return { kind, cost, from, to, monthly, amount };
}
