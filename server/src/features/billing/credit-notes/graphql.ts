import { creditNote } from '@husvaer/domain/billing/credit-note';

import { changed, InvoiceType } from '../../invoices/public.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { addCreditNote } from './use-cases/add-credit-note.ts';

/** The input of a mutation that credits an invoice. */
export const creditInput = (name: string) =>
  input(name, creditNote, {
    amount: { type: 'Kroner', description: 'Defaults to everything that is not credited yet.' },
    reason: 'The reason, which is printed on the credit note.',
  });
mutation('addCreditNote', {
  args: { inputData: creditInput('AddCreditNoteInputData') },
  type: InvoiceType,
  run: ({ inputData }, context) => changed(context, addCreditNote, inputData),
});
