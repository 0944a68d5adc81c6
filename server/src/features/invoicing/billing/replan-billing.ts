import { linesLeft } from '@husvaer/domain/invoicing/lines-left';
import { creditFor, type PeriodLine } from '@husvaer/domain/invoicing/periods';

import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { creditLines } from '../invoices/credit.ts';
import { findInvoicesOf, findLines, type InvoiceLine } from '../invoices/store.ts';
import { reopenChange } from '../coming/store.ts';
import { findPlan } from './find-plans.ts';
import { nextRent } from './plan.ts';
import { lockBilling, moveBilling } from './store.ts';

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
  const next = nextRent(rent, await findPlan(tx, leaseId), invoicedTo);
  await moveBilling(tx, [{ leaseId, invoicedTo, nextDueOn: next?.dueOn ?? null }]);
}

/**
 * Credits what was invoiced for the days after one: with the last of its days, also what was added to that
 * invoice or subtracted from it, which the next invoice of the month has then.
 */
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
      lines.get(invoice.id) ?? [],
      notes.flatMap(({ id }) => lines.get(id) ?? []),
    );
    const days = left.filter(({ kind }) => kind === 'rent' || kind === 'use_cost');
    const credit = creditFor({ lines: days.map(asPeriodLine) }, day);
    const taken = (credit?.lines ?? []).filter(({ amount }) => amount > 0n);
    if (taken.length === 0) continue;
    const isAll = sumOf(taken) === sumOf(days);
    if (isAll) await reopenChange(work.tx, invoice.id);
    // A discount leaves less than the days cost: no more than that is given back.
    const isRest = isAll || sumOf(taken) >= sumOf(left);
    const credited = isRest ? left : taken.map((line) => ({ ...line, name: null, vat: 0n }));
    if (sumOf(credited) > 0n) await creditLines(work, { rent, invoice, lines: credited, reason });
  }
}

const sumOf = (lines: readonly { amount: bigint }[]): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

/** Rent's lines are about days of a month. */
function asPeriodLine({ kind, cost, from, to, monthly, amount }: InvoiceLine): PeriodLine {
  const isPeriod = kind === 'rent' || kind === 'use_cost';
  if (!isPeriod || from === null || to === null || monthly === null)
    throw new Error('A line of rent has no days.');
  return { kind, cost, from, to, monthly, amount };
}
