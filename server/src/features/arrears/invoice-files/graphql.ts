import DataLoader from 'dataloader';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { FileType } from '../../files/public.ts';
import { withContract } from '../../leases/public.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { InvoiceType, type ShownInvoice } from '../../invoices/public.ts';
import { FILE_KINDS, getInvoiceFiles, type InvoiceFile } from './use-cases/get-invoice-files.ts';
import { getFiledInvoices, type FiledInvoice } from './use-cases/get-filed-invoices.ts';

const FileKindEnum = builder.enumType('InvoiceFileKind', { values: FILE_KINDS });

/** Loads the files of all invoices of a request in one read. */
const loaders = new WeakMap<GraphqlContext, DataLoader<ShownInvoice, InvoiceFile[]>>();

function loaderOf(context: GraphqlContext): DataLoader<ShownInvoice, InvoiceFile[]> {
  const loader =
    loaders.get(context) ??
    new DataLoader((invoices: readonly ShownInvoice[]) =>
      context.runner.read(context.viewer, getInvoiceFiles, invoices),
    );
  loaders.set(context, loader);
  return loader;
}

builder.objectField(InvoiceType, 'attachments', (t) =>
  t.field({
    type: [FileType],
    description: 'The PDF of the invoice first, then the letters about it.',
    async resolve(invoice: ShownInvoice | FiledInvoice, _, context) {
      const files = 'files' in invoice ? invoice.files : await loaderOf(context).load(invoice);
      return files.map(({ document }) => document);
    },
  }),
);

const InvoicesType = builder.objectRef<FiledInvoice[]>('Invoices').implement({
  fields: (t) => ({ data: t.field({ type: [InvoiceType], resolve: (all) => all }) }),
});

const InvoicesQueryData = builder.inputType('InvoicesQueryData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    neededFileType: t.field({
      type: FileKindEnum,
      description:
        'Returns only invoices with a file of this kind, and only their files of this kind. Defaults to all.',
    }),
  }),
});
builder.queryField('getAllInvoiceForPartnerPublicSite', (t) =>
  t.field({
    type: InvoicesType,
    description: 'Returns the invoices of a lease, latest month first.',
    args: { queryData: t.arg({ type: InvoicesQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(
        withContract,
        { contractId: queryData.contractId },
        'queryData',
      );
      const neededFile = queryData.neededFileType ?? undefined;
      return runner.read(viewer, getFiledInvoices, { leaseId: contractId, neededFile });
    },
  }),
);
