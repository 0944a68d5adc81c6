import { requestErrors } from '@husvaer/domain/kernel/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { adjustedRent, earliestAdjustment } from '@husvaer/domain/leases/rent-adjustment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { CLAUSES } from '../contract/editions.ts';
import { aboutLease } from '../contract/facts.ts';
import { record } from '../history/record.ts';
import { sendLetter } from '../papers/send-letter.ts';
import type { LeaseView } from '../use-cases/lease-view.ts';
import { takeRunningLease } from '../use-cases/take-running-lease.ts';
import { addRent, findIndex, findLatestIndex, type RentChange } from './store.ts';

/**
 * What the rent may become by the price index, and when at the earliest (husleieloven § 4-2). From the
 * index of the month before the one in which the rent was last set, to the last that is known: what
 * both sides could know when it was agreed, and know now. Throws `leases.no_index`.
 */
export async function possibleAdjustment(
  { tx }: ReadWork,
  lease: LeaseView,
): Promise<Omit<RentChange, 'leaseId' | 'announcedOn'> & { lastSetOn: string }> {
  const last = lease.rents.at(-1);
  const lastSetOn = last?.takesEffectOn ?? lease.startsOn;
  const month = last?.indexTo.month ?? monthBefore(lastSetOn);
  const [indexFrom, indexTo] = [await findIndex(tx, month), await findLatestIndex(tx)];
  if (!indexFrom || !indexTo || indexTo.month <= month) throw leaseErrors.no_index({ month });
  const takesEffectOn = earliestAdjustment(
    { lastSetOn, announcedOn: lease.today },
    tenancyLawOn(lease.startsOn),
  );
  const rent = last?.amount ?? lease.monthlyRent;
  return {
    lastSetOn,
    takesEffectOn,
    indexFrom,
    indexTo,
    amount: adjustedRent(rent, { from: indexFrom, to: indexTo }),
  };
}

/**
 * Announces a rent by the price index: everybody has the letter that says so. Either side may ask for
 * it. Throws `leases.not_running`, `leases.no_index`, `leases.too_early`, and `request.invalid` where
 * the index leaves the rent as it is.
 */
export async function adjustRent(
  work: Work,
  { id, takesEffectOn, language }: { id: string; takesEffectOn: string; language: 'en' | 'no' },
): Promise<void> {
  const { lease, author, about } = await takeRunningLease(work, id);
  const possible = await possibleAdjustment(work, lease);
  if (takesEffectOn < possible.takesEffectOn)
    throw leaseErrors.too_early({ earliest: possible.takesEffectOn });
  const from = lease.rents.at(-1)?.amount ?? lease.monthlyRent;
  const { amount: to, indexFrom, indexTo } = possible;
  if (to === from || (lease.endsOn !== null && takesEffectOn > lease.endsOn))
    throw requestErrors.invalid({
      fields: [{ path: 'inputData.takesEffectOn', reason: 'not_allowed' }],
    });
  const announcedOn = lease.today;
  const change = { leaseId: id, takesEffectOn, amount: to, announcedOn, indexFrom, indexTo };
  await addRent(work.tx, change, author.id);
  const facts = {
    ...aboutLease(lease),
    from,
    to,
    announcedOn,
    takesEffectOn,
    indexFrom,
    indexTo,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.rentAdjustment(facts), no: later.no.rentAdjustment(facts) };
  await sendLetter(work, lease, { kind: 'rent_adjustment', text, language });
  await record(work, about, 'rent_adjusted', {
    takesEffectOn,
    from: String(from),
    to: String(to),
  });
}

/** The month before a day's, as `2026-10`. */
function monthBefore(day: string): string {
  return Temporal.PlainDate.from(day).toPlainYearMonth().subtract({ months: 1 }).toString();
}
