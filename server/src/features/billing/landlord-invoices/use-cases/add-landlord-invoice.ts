import type { z } from 'zod';

import type { landlordInvoice } from '@husvaer/domain/billing/landlord-invoice';
import { vatIn } from '@husvaer/domain/legal/vat';

import { requireDrawableFields } from '../../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../../platform/work.ts';
import { issueInvoices } from '../../issuing/issue.ts';
import { loadBilledLeaseForUpdate, expense, emitBillingChanged } from '../billed-landlord.ts';

/**
 * Invoices a lease's landlord for services; the next payout deducts it. Returns the invoice's id. Throws
 * `invoicing.not_found` for those who do not write the lease's documents, and `invoicing.no_books`.
 */
export async function addLandlordInvoice(
  work: Work,
  { contractId, lines }: z.output<typeof landlordInvoice>,
): Promise<string> {
  const { book, rent } = await loadBilledLeaseForUpdate(work, contractId);
  requireDrawableFields(
    Object.fromEntries(lines.map(({ name }, index) => [`lines.${index}.name`, name])),
  );
  const today = work.clock.today().toString();
  const [issued] = await issueInvoices(work, book, [
    {
      rent,
      kind: 'landlord',
      dueOn: today,
      lines: lines.map(({ name, amount: costs, hasVat }) =>
        expense(name, costs, book.isInVat && hasVat !== false ? vatIn(costs, today) : 0n),
      ),
    },
  ]);
  await emitBillingChanged(work, contractId);
  return issued!.id;
}
