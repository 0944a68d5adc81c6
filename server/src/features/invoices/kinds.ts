import type { Invoice } from './store.ts';

type Kind = Pick<Invoice, 'kind'>;

/** What tenants are asked for, and pay. */
const CLAIMS: readonly string[] = ['rent', 'deposit_insurance'];
export const isClaim = ({ kind }: Kind): boolean => CLAIMS.includes(kind);

/** What a tenant sees: what they are asked for, and what is taken back of it. */
export const isTenants = (invoice: Kind): boolean =>
  isClaim(invoice) || invoice.kind === 'credit_note';

/** Whether its landlord pays it to the client account. */
export const isToBePaid = ({
  kind,
  isFinalSettlement,
}: Pick<Invoice, 'kind' | 'isFinalSettlement'>): boolean =>
  kind === 'landlord' && isFinalSettlement;
