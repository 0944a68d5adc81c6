import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { getPaymentOrders } from './use-cases/get-payment-orders.ts';
import type { OrderFile } from './store.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const FileType = builder.objectRef<OrderFile>('PaymentOrder').implement({
  description: 'A file that asked the bank to pay.',
  fields: (t) => ({
    messageId: t.exposeID('messageId', { description: 'What the bank’s answers name it by.' }),
    serial: t.exposeInt('serial'),
    executionDate: t.exposeString('executesOn'),
    writtenAt: t.expose('writtenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was laid into the bank’s folder.',
    }),
    payments: t.exposeInt('payments'),
    sum: t.expose('sum', { type: 'Kroner' }),
    rejected: t.exposeInt('rejected'),
    paid: t.exposeInt('paid', { description: 'Seen on the account’s statement.' }),
    returned: t.exposeInt('returned'),
  }),
});

const { PageType, OptionData } = pageTypes('PaymentOrders', { of: FileType, most: MOST });

const QueryData = builder.inputType('PaymentOrdersQueryData', {
  fields: (t) => ({ partnerId: t.id({ description: WITHOUT_PARTNER }) }),
});
builder.queryField('getPaymentOrders', (t) =>
  t.field({
    type: PageType,
    description: 'What an agency’s bank was asked to pay, file by file, the latest first.',
    args: {
      queryData: t.arg({ type: QueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(withBooks, queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      return runner.read(viewer, getPaymentOrders, { partnerId, ...part });
    },
  }),
);
