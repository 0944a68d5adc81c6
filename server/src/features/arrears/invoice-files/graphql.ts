import DataLoader from 'dataloader';
import { z } from 'zod';

import { FileType } from '../../files/public.ts';
import { withContract } from '../../leases/public.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { InvoiceType, type ShownInvoice } from '../../invoices/public.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
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

const invoicesQuery = withContract.extend({ neededFileType: z.enum(FILE_KINDS).nullish() });
query('getAllInvoiceForPartnerPublicSite', {
  description: 'Returns the invoices of a lease, latest month first.',
  args: {
    queryData: input('InvoicesQueryData', invoicesQuery, {
      neededFileType: {
        type: FileKindEnum,
        description:
          'Returns only invoices with a file of this kind, and only their files of this kind. Defaults to all.',
      },
    }),
  },
  type: InvoicesType,
  run({ queryData: { contractId: leaseId, neededFileType } }, { runner, viewer }) {
    const neededFile = neededFileType ?? undefined;
    return runner.read(viewer, getFiledInvoices, { leaseId, neededFile });
  },
});
