import { transferLines, type LedgerLine } from '@husvaer/domain/ledger/entry';

import type { LeaseRent } from '../../leases/public.ts';
import type { Invoice } from '../../invoices/public.ts';

/**
 * Whether late interest on an invoice is the landlord's. Interest on rent is theirs (forsinkelsesrenteloven
 * § 2), unless the agency guarantees the rent and takes over the claim.
 */
export const isLandlords = (
  { kind }: Pick<Invoice, 'kind'>,
  { assignment }: Pick<LeaseRent, 'assignment'>,
): boolean => kind === 'rent' && assignment.guaranteeMonths === null;

/** The ledger lines of what a letter charges for an invoice. */
export const chargeLines = (
  charged: { fee: bigint; interest: bigint; isLandlords: boolean | null },
  leaseId: string,
): LedgerLine[] => {
  const debit = 'tenant_receivable';
  const theirs = landlordsInterest(charged);
  return [
    ...transferLines(charged.fee + charged.interest - theirs, {
      debit,
      credit: 'fee_income',
      leaseId,
    }),
    ...transferLines(theirs, { debit, credit: 'landlord_payable', leaseId }),
  ];
};

/** The landlord's part of a charge. */
export const landlordsInterest = (charged: {
  interest: bigint;
  isLandlords: boolean | null;
}): bigint => (charged.isLandlords ? charged.interest : 0n);
