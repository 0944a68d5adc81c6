import { pageOf } from '@husvaer/domain/kernel/page';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { getPaymentOrders } from './use-cases/get-payment-orders.ts';
import type { OrderFile } from './store.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const FileType = builder.objectRef<OrderFile>('PaymentOrder').implement({
  description: 'A file of payment orders to the bank.',
  fields: (t) => ({
    messageId: t.exposeID('messageId', {
      description: 'The message id to which the bank’s answers refer.',
    }),
    serial: t.exposeInt('serial'),
    executionDate: t.exposeString('executesOn'),
    writtenAt: t.expose('writtenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when the file was placed in the bank’s folder.',
    }),
    payments: t.exposeInt('payments'),
    sum: t.expose('sum', { type: 'Kroner' }),
    rejected: t.exposeInt('rejected'),
    paid: t.exposeInt('paid', {
      description: 'The number of payments that the account’s statement shows as paid.',
    }),
    returned: t.exposeInt('returned'),
  }),
});

const { PageType, optionData } = pageTypes('PaymentOrders', { of: FileType, most: MOST, page });
query('getPaymentOrders', {
  description:
    'Returns the payment orders that were sent to an agency’s bank, one for each file, the latest first.',
  args: {
    queryData: input(
      'PaymentOrdersQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: { partnerId }, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getPaymentOrders, { partnerId, ...part }),
});
