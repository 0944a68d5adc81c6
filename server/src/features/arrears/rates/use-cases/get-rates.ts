import { arrearsErrors } from '@husvaer/domain/arrears/errors';
import { endingRates, type RateKind } from '@husvaer/domain/legal/rates';

import type { ReadWork } from '../../../../platform/work.ts';
import { ratePolicy } from '../policy.ts';
import { findRates, type KnownRate } from '../store.ts';

/** The known rates of law, the latest first, and those that end soon with their first day without a rate. */
export interface Rates {
  known: KnownRate[];
  ending: { kind: RateKind; day: string }[];
}

/** Throws `arrears.not_found`. */
export async function getRates({ tx, viewer, clock }: ReadWork): Promise<Rates> {
  if (!ratePolicy.see(viewer)) throw arrearsErrors.not_found();
  const rates = await findRates(tx);
  return { known: rates.toReversed(), ending: endingRates(rates, clock.today().toString()) };
}
