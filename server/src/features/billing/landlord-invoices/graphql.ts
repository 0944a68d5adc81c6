import { creditNote } from '@husvaer/domain/billing/credit-note';
import { landlordInvoice } from '@husvaer/domain/billing/landlord-invoice';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { InvoiceType, getInvoice } from '../../invoices/public.ts';
import { creditInput } from '../credit-notes/graphql.ts';
import { creditLandlordInvoice } from './use-cases/credit-landlord-invoice.ts';
import { addLandlordInvoice } from './use-cases/add-landlord-invoice.ts';

const LineInput = builder.inputType('LandlordInvoiceLineInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 100 characters.' }),
    amount: t.field({
      type: 'Kroner',
      required: true,
      description: 'Including any value added tax.',
    }),
    hasVat: t.boolean({
      description:
        'Whether value added tax applies. Set it to false for an expense paid on behalf of the landlord. Other lines have value added tax if the agency is registered for it.',
    }),
  }),
});
mutation('addLandlordInvoice', {
  description: 'Invoices the landlord of a lease. The amount is deducted from the next payout.',
  args: {
    inputData: input('AddLandlordInvoiceInputData', landlordInvoice, {
      lines: { type: [LineInput], description: 'At most 20.' },
    }),
  },
  type: InvoiceType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(addLandlordInvoice, getInvoice), input),
});

const CreditInput = creditInput('CreditLandlordInvoiceInputData');
builder.mutationField('creditLandlordInvoice', (t) =>
  t.field({
    type: InvoiceType,
    description: 'Credits an invoice to a landlord, in full or in part. Returns the credit note.',
    args: { inputData: t.arg({ type: CreditInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(creditNote, inputData, 'inputData');
      return runner.run(viewer, thenRead(creditLandlordInvoice, getInvoice), input);
    },
  }),
);
