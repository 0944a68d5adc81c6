import { arrearsErrors } from '@husvaer/domain/arrears/errors';
import type { enteredRate } from '@husvaer/domain/legal/entered-rate';
import { MissingRateError, rateOn } from '@husvaer/domain/legal/rates';
import type { z } from 'zod';

import { recordStaffAction } from '../../../../platform/audit-log.ts';
import type { Work } from '../../../../platform/work.ts';
import { ratePolicy } from '../policy.ts';
import { findLastUse, findRates, saveRate } from '../store.ts';

/**
 * Enters a rate of law from a day on. Throws `arrears.not_found`, `request.invalid`, `arrears.rate_known` when the
 * known value of that day is not the one to be replaced, and `arrears.rate_used` when a paper was drawn with
 * the rate that it would change.
 */
export async function enterRate(
  work: Work,
  { replaces, ...rate }: z.output<ReturnType<typeof enteredRate>>,
): Promise<void> {
  const { tx, viewer, clock } = work;
  if (!ratePolicy.set(viewer)) throw arrearsErrors.not_found();
  const rates = await findRates(tx);
  const known = rates.find(({ kind, since }) => kind === rate.kind && since === rate.since);
  if (known?.value === rate.value && known.source === rate.source) return;
  if (known && known.value !== rate.value && known.value !== replaces)
    throw arrearsErrors.rate_known({ value: Number(known.value) / 100 });
  if (isSet(() => rateOn(rates, rate.kind, rate.since))) {
    const sentOn = await findLastUse(tx, rate);
    if (sentOn !== null) throw arrearsErrors.rate_used({ sentOn });
  }
  await saveRate(tx, rate, clock.now());
  const from = known ? `${Number(known.value) / 100} -> ` : '';
  await recordStaffAction(work, {
    what: 'arrears.enter_rate',
    whom: `${rate.kind} ${rate.since}: ${from}${Number(rate.value) / 100}, ${rate.source}`,
  });
}

/** A day without a rate had no paper: what needs one waits. */
function isSet(lookup: () => unknown): boolean {
  try {
    lookup();
    return true;
  } catch (error) {
    if (error instanceof MissingRateError) return false;
    throw error;
  }
}
