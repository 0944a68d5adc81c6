import { pageOf } from '@husvaer/domain/kernel/page';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import type { InvoiceRun } from './store.ts';
import { getInvoiceRuns } from './use-cases/get-invoice-runs.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const RunType = builder.objectRef<InvoiceRun>('InvoiceRun').implement({
  description: 'The invoices and credit notes that were issued on a day.',
  fields: (t) => ({
    issuedDate: t.exposeString('issuedOn'),
    invoices: t.exposeInt('invoices'),
    total: t.expose('total', { type: 'Kroner' }),
    creditNotes: t.exposeInt('creditNotes'),
    credited: t.expose('credited', { type: 'Kroner' }),
    sent: t.exposeInt('sent', {
      description: 'The number of invoices and credit notes that were sent.',
    }),
    failed: t.exposeInt('failed', {
      description: 'The number of invoices and credit notes that could not be delivered.',
    }),
    waiting: t.int({
      resolve: ({ invoices, creditNotes, sent, failed }) => invoices + creditNotes - sent - failed,
    }),
  }),
});

const { PageType, optionData } = pageTypes('InvoiceRuns', { of: RunType, most: MOST, page });
query('getInvoiceRuns', {
  description: 'Returns the days on which an agency issued invoices or credit notes, latest first.',
  args: {
    queryData: input(
      'InvoiceRunsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: { partnerId }, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getInvoiceRuns, { partnerId, ...part }),
});
