import { addMonths } from '@husvaer/domain/kernel/dates';
import { finding } from '@husvaer/domain/operations/findings';

import { findLatestIndex } from './store.ts';
import type { Check } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';

/** Whether the price index is as new as Statistics Norway's: a month is published in the next one. */
export const indexCheck: Check = {
  name: 'price_index',
  async run({ runner, clock }) {
    const latest = await runner.read(SYSTEM, ({ tx }) => findLatestIndex(tx), undefined);
    if (!latest) return [finding('price_index.none')];
    const expected = addMonths(clock.today().toString(), -2).slice(0, 7);
    const { month } = latest;
    return [finding(month >= expected ? 'price_index.ok' : 'price_index.old', { month })];
  },
};
