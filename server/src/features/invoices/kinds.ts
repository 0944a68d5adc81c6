import type { InvoiceKind } from '@husvaer/domain/invoices/enums';

import type { Invoice } from './store.ts';

type Kind = Pick<Invoice, 'kind'>;

/** The kinds of invoice that tenants pay. */
export const CLAIMS: readonly InvoiceKind[] = ['rent', 'deposit_insurance'];
export const isClaim = ({ kind }: Kind): boolean => CLAIMS.includes(kind);

/** The kinds that a tenant sees: claims, and credit notes of them. */
export const isTenants = (invoice: Kind): boolean =>
  isClaim(invoice) || invoice.kind === 'credit_note';

/** Whether its landlord pays it to the client account. */
export const isToBePaid = ({
  kind,
  isFinalSettlement,
}: Pick<Invoice, 'kind' | 'isFinalSettlement'>): boolean =>
  kind === 'landlord' && isFinalSettlement;

/** Whether it is paid to the client account of its book. */
export const isPaidToBook = (invoice: Pick<Invoice, 'kind' | 'isFinalSettlement'>): boolean =>
  isClaim(invoice) || isToBePaid(invoice);
