import type { LeaseTerms } from '@husvaer/domain/leases/terms';

import { findBook } from '../ledger/public.ts';
import { refused } from '../properties/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/**
 * Throws `request.invalid` when an agency's lease states how rent is collected (its assignment does), and
 * when the operator is to collect it but keeps no books.
 */
export async function requireRentCollection(
  { tx }: ReadWork,
  { rentCollection, rentAccount }: LeaseTerms,
  partnerId: string | null,
): Promise<void> {
  if (partnerId !== null && (rentCollection ?? rentAccount) !== null)
    throw refused('terms.rentCollection', 'not_allowed');
  if (rentCollection === 'collected' && !(await findBook(tx, null)))
    throw refused('terms.rentCollection', 'not_allowed');
}
