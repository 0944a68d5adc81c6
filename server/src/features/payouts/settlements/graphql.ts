import { pageOf } from '@husvaer/domain/kernel/page';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { PayoutType } from '../graphql.ts';
import { getSettlements, type Settlements } from './use-cases/get-settlements.ts';

const page = pageOf({ usual: 12, most: 100, skipMost: 100_000 });

const SettlementsType = builder.objectRef<Settlements>('Settlements').implement({
  fields: (t) => ({
    data: t.expose('payouts', { type: [PayoutType] }),
    total: t.exposeInt('total'),
  }),
});
query('getSettlements', {
  description: 'Returns the viewer’s payouts that have a settlement document, the latest first.',
  args: { optionData: input('SettlementsOptionData', page, { limit: 'At most 100.' }) },
  type: SettlementsType,
  run: ({ optionData }, { runner, viewer }) => runner.read(viewer, getSettlements, optionData),
});
