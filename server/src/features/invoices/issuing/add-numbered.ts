import { kidNumbers, type LeaseKidLayout } from '@husvaer/domain/invoices/settings';
import { makeKid } from '@husvaer/domain/invoices/kid';

import type { Work } from '../../../platform/work.ts';
import { countKids, countUp } from '../accounts/store.ts';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { addKids } from '../kids/store.ts';
import { isPaidToBook } from '../kinds.ts';
import { findInvoicing } from '../settings/store.ts';
import { addInvoices, type InvoiceLine, type Issued } from '../store.ts';

/** An invoice before it has its numbers. */
export type Unnumbered = Omit<Issued, 'id' | 'bookId' | 'serial' | 'issuedOn' | 'kid' | 'total'> & {
  lines: readonly InvoiceLine[];
};

/**
 * Adds invoices of a book from today. Numbers them without gaps, gives each that is paid to the client account a KID,
 * and queues their delivery. The caller has locked the leases' billing.
 */
export async function addNumbered(
  work: Work,
  bookId: string,
  drafts: readonly Unnumbered[],
): Promise<(Issued & { lines: readonly InvoiceLine[] })[]> {
  const { tx, clock, newId } = work;
  const { layout } = await findInvoicing(tx, bookId);
  const nextKid = await kidsFor(work, bookId, drafts.filter(isPaidToBook), layout);
  const { invoices: last } = await countUp(tx, bookId, { leases: 0, invoices: drafts.length });
  const issued = drafts.map((draft, index) => ({
    ...draft,
    id: newId(),
    bookId,
    serial: last - drafts.length + 1 + index,
    issuedOn: clock.today().toString(),
    kid: isPaidToBook(draft) ? nextKid(draft) : null,
    total: draft.lines.reduce((sum, { amount }) => sum + amount, 0n),
  }));
  await addInvoices(tx, issued);
  await addKids(
    tx,
    issued.flatMap(({ id, account, kid, leaseId, isFinalSettlement }) =>
      kid === null
        ? []
        : [{ account, kid, leaseId, invoiceId: isFinalSettlement || hasOwn(layout) ? id : null }],
    ),
  );
  await queueDeliveries(
    work,
    'invoice',
    issued.map(({ id }) => id),
  );
  return issued;
}

/** Whether each of a lease's invoices has its own KID. */
const hasOwn = ({ parts }: LeaseKidLayout): boolean => parts.some(({ name }) => name === 'invoice');

/**
 * The next KIDs of each lease, one per draft. If all invoices of a lease share a KID, it is the tenants': an
 * invoice paid by the landlord gets its own, with a number that no lease has.
 */
async function kidsFor(
  { tx }: Work,
  bookId: string,
  paid: readonly Unnumbered[],
  layout: LeaseKidLayout,
): Promise<(draft: Unnumbered) => string> {
  const isApart = ({ isFinalSettlement }: Unnumbered) => isFinalSettlement && !hasOwn(layout);
  const counts = new Map<string, number>();
  for (const draft of paid)
    if (!isApart(draft)) counts.set(draft.leaseId, (counts.get(draft.leaseId) ?? 0) + 1);
  const counted = await countKids(tx, counts);
  let apart = paid.filter(isApart).length;
  const { leases } =
    apart > 0 ? await countUp(tx, bookId, { leases: apart, invoices: 0 }) : { leases: 0 };
  return (draft) => {
    if (isApart(draft)) {
      apart -= 1;
      return makeKid(layout, kidNumbers(layout, { lease: leases - apart, invoice: 0 }));
    }
    const { leaseId } = draft;
    const { lease, last } = counted.get(leaseId)!;
    const left = counts.get(leaseId)!;
    counts.set(leaseId, left - 1);
    return makeKid(layout, kidNumbers(layout, { lease, invoice: last - left + 1 }));
  };
}
