import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { changed, InvoiceType } from '../../invoices/public.ts';
import { addCreditNote, crediting } from './use-cases/add-credit-note.ts';

const CreditInput = builder.inputType('AddCreditNoteInputData', {
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
builder.mutationField('addCreditNote', (t) =>
  t.field({
    type: InvoiceType,
    args: { inputData: t.arg({ type: CreditInput, required: true }) },
    resolve: (_, { inputData }, context) =>
      changed(context, addCreditNote, parseInput(crediting, inputData, 'inputData')),
  }),
);
