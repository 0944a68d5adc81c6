import { openOf } from '@husvaer/domain/invoices/states';
import type { ProposedKind } from '@husvaer/domain/payments/reductions';

import type { Invoice } from '../../invoices/public.ts';

/** What is left of a claim for a reduction of this kind, øre. A paid claim can still be credited. */
export const leftOf = (kind: ProposedKind, invoice: Invoice): bigint =>
  kind === 'credit' ? invoice.total - invoice.credited - invoice.lost : openOf(invoice);
