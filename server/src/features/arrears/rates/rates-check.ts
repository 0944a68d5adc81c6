import { endingRates } from '@husvaer/domain/legal/rates';
import { finding } from '@husvaer/domain/operations/findings';

import type { Check } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { findRates } from './store.ts';

/** Whether the rates of law are known for the next thirty days. */
export const ratesCheck: Check = {
  name: 'rates',
  async run({ runner, clock }) {
    const today = clock.today().toString();
    const rates = await runner.read(SYSTEM, ({ tx }) => findRates(tx), undefined);
    const ending = endingRates(rates, today);
    if (ending.length === 0) return [finding('rates.ok')];
    return ending.map(({ kind, day }) =>
      finding(day <= today ? 'rates.missing' : 'rates.ending', { kind, day }),
    );
  },
};
