import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { Bearer } from '@husvaer/domain/payments/reductions';

import type { Invoice } from '../../invoices/public.ts';
import { moneyPolicy } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';

/**
 * Who bears the rent of a claim that is written off: the landlord, unless a person who runs the agency's money
 * chooses the agency. Of a guaranteed rent, and of another claim than rent, always the agency. Throws
 * `invoicing.agency_bears` and `invoicing.not_agency`.
 */
export function bearerOf(
  { viewer }: Work,
  { kind }: Pick<Invoice, 'kind'>,
  { rent, chosen }: { rent: LeaseRent; chosen: Bearer | null },
): Bearer {
  if (kind !== 'rent' || rent.assignment.guaranteeMonths !== null) {
    if (chosen === 'landlord') throw invoicingErrors.agency_bears();
    return 'agency';
  }
  if (chosen === 'agency' && !moneyPolicy.run(viewer, rent.property.partnerId))
    throw invoicingErrors.not_agency();
  return chosen ?? 'landlord';
}
