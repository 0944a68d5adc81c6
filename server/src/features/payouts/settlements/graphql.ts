import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { PayoutType } from '../graphql.ts';
import { getSettlements, type Settlements } from './use-cases/get-settlements.ts';

const page = pageOf({ usual: 12, most: 100, skipMost: 100_000 });

const SettlementsType = builder.objectRef<Settlements>('Settlements').implement({
  fields: (t) => ({
    data: t.expose('payouts', { type: [PayoutType] }),
    total: t.exposeInt('total'),
  }),
});
const OptionData = builder.inputType('SettlementsOptionData', {
  fields: (t) => ({ limit: t.int({ description: 'At most 100.' }), skip: t.int() }),
});
builder.queryField('getSettlements', (t) =>
  t.field({
    type: SettlementsType,
    description: 'Returns the viewer’s payouts that have a settlement document, the latest first.',
    args: { optionData: t.arg({ type: OptionData }) },
    resolve(_, { optionData }, { runner, viewer }) {
      return runner.read(viewer, getSettlements, parseInput(page, { ...optionData }, 'optionData'));
    },
  }),
);
