import { landlordInvoice } from '@husvaer/domain/billing/landlord-invoice';

import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { InvoiceType, getInvoice } from '../../invoices/public.ts';
import { creditInput } from '../credit-notes/graphql.ts';
import { creditLandlordInvoice } from './use-cases/credit-landlord-invoice.ts';
import { addLandlordInvoice } from './use-cases/add-landlord-invoice.ts';

const LineInput = nested('LandlordInvoiceLineInput', {
  name: 'At most 100 characters.',
  amount: { type: 'Kroner', description: 'Including any value added tax.' },
  hasVat:
    'Whether value added tax applies. Set it to false for an expense paid on behalf of the landlord. Other lines have value added tax if the agency is registered for it.',
});
mutation('addLandlordInvoice', {
  description: 'Invoices the landlord of a lease. The amount is deducted from the next payout.',
  args: {
    inputData: input('AddLandlordInvoiceInputData', landlordInvoice, {
      lines: { nested: LineInput, description: 'At most 20.' },
    }),
  },
  type: InvoiceType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(addLandlordInvoice, getInvoice), input),
});

mutation('creditLandlordInvoice', {
  description: 'Credits an invoice to a landlord, in full or in part. Returns the credit note.',
  args: { inputData: creditInput('CreditLandlordInvoiceInputData') },
  type: InvoiceType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(creditLandlordInvoice, getInvoice), inputData),
});
