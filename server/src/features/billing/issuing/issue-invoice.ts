import { findBooks } from '../../ledger/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling } from '../../invoices/public.ts';
import { issueInvoices } from './issue.ts';

/** A claim on a lease's tenants by another feature. */
interface ClaimDraft {
  leaseId: string;
  kind: 'deposit_insurance';
  dueOn: string;
  lines: readonly { kind: 'insurance_premium'; name: string | null; amount: bigint }[];
}

interface IssuedClaim {
  invoiceId: string;
  kid: string;
  account: string;
  dueOn: string;
  total: bigint;
}

/** Issues an invoice with its own KID. Returns null when the lease is not invoiced here. */
export async function issueInvoice(
  work: Work,
  { leaseId, kind, dueOn, lines }: ClaimDraft,
): Promise<IssuedClaim | null> {
  const [billing] = await lockBilling(work.tx, [leaseId]);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  const [book] = billing ? await findBooks(work.tx, [billing.bookId]) : [];
  if (!rent || !book) return null;
  const [issued] = await issueInvoices(work, book, [
    {
      rent,
      kind,
      dueOn,
      lines: lines.map((line) => ({
        ...line,
        vat: 0n,
        cost: null,
        from: null,
        to: null,
        monthly: null,
      })),
    },
  ]);
  const { id, kid, account, total } = issued!;
  if (kid === null) throw new Error(`Invoice ${id} has no KID.`);
  return { invoiceId: id, kid, account, dueOn, total };
}
