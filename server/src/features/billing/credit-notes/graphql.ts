import { creditNote } from '@husvaer/domain/billing/credit-note';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { changed, InvoiceType } from '../../invoices/public.ts';
import { addCreditNote } from './use-cases/add-credit-note.ts';

/** The input of a mutation that credits an invoice. */
export const creditInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      invoiceId: t.id({ required: true }),
      amount: t.field({
        type: 'Kroner',
        description: 'Defaults to everything that is not credited yet.',
      }),
      reason: t.string({
        required: true,
        description: 'The reason, which is printed on the credit note.',
      }),
    }),
  });

const CreditInput = creditInput('AddCreditNoteInputData');
builder.mutationField('addCreditNote', (t) =>
  t.field({
    type: InvoiceType,
    args: { inputData: t.arg({ type: CreditInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(context, addCreditNote, parseInput(creditNote, inputData, 'inputData')),
  }),
);
