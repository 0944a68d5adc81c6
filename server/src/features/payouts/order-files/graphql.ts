import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { anId } from '../../../platform/asked-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { getOrderFiles } from './read-order-files.ts';
import type { OrderFile } from './store.ts';

const page = pageOf({ usual: 25, most: 100, skipMost: 100_000 });

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

interface Files {
  data: OrderFile[];
  total: number;
}
const MetaType = builder.objectRef<Files>('PaymentOrdersMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});
const FilesType = builder.objectRef<Files>('PaymentOrders').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [FileType] }),
    metaData: t.field({ type: MetaType, resolve: (found) => found }),
  }),
});

const QueryData = builder.inputType('PaymentOrdersQueryData', {
  fields: (t) => ({ partnerId: t.id({ required: true }) }),
});
const OptionData = builder.inputType('PaymentOrdersOptionData', {
  fields: (t) => ({ limit: t.int({ description: 'At most 100.' }), skip: t.int() }),
});
builder.queryField('getPaymentOrders', (t) =>
  t.field({
    type: FilesType,
    description: 'What an agency’s bank was asked to pay, file by file, the latest first.',
    args: {
      queryData: t.arg({ type: QueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(z.object({ partnerId: anId }), queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      return runner.read(viewer, getOrderFiles, { partnerId, ...part });
    },
  }),
);
