import { landlordCredit, landlordInvoice } from '@husvaer/domain/billing/landlord-invoice';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { InvoiceType, getInvoice } from '../../invoices/public.ts';
import { creditLandlordInvoice } from './use-cases/credit-landlord-invoice.ts';
import { addLandlordInvoice } from './use-cases/add-landlord-invoice.ts';

const LineInput = builder.inputType('LandlordInvoiceLineInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: '100 characters.' }),
    amount: t.field({
      type: 'Kroner',
      required: true,
      description: 'With value added tax, where there is any.',
    }),
    hasVat: t.boolean({
      description:
        'False of what was laid out for the landlord. Others have value added tax where the agency is registered for it.',
    }),
  }),
});
const InvoiceInput = builder.inputType('AddLandlordInvoiceInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    lines: t.field({ type: [LineInput], required: true, description: 'At most 20.' }),
  }),
});
builder.mutationField('addLandlordInvoice', (t) =>
  t.field({
    type: InvoiceType,
    description: 'Invoices a lease’s landlord: the next payout keeps it back.',
    args: { inputData: t.arg({ type: InvoiceInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(landlordInvoice, inputData, 'inputData');
      return runner.run(viewer, thenRead(addLandlordInvoice, getInvoice), input);
    },
  }),
);

const CreditInput = builder.inputType('CreditLandlordInvoiceInputData', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    amount: t.field({ type: 'Kroner', description: 'All that is not credited yet, without one.' }),
    reason: t.string({ required: true, description: 'It is printed on the credit note.' }),
  }),
});
builder.mutationField('creditLandlordInvoice', (t) =>
  t.field({
    type: InvoiceType,
    description: 'Takes an invoice to a landlord back, or a part: its credit note.',
    args: { inputData: t.arg({ type: CreditInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(landlordCredit, inputData, 'inputData');
      return runner.run(viewer, thenRead(creditLandlordInvoice, getInvoice), input);
    },
  }),
);
