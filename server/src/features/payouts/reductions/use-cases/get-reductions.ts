import { findPeople } from '../../../accounts/public.ts';
import { findLeaseRents } from '../../../leases/public.ts';
import { findInvoices } from '../../../invoices/public.ts';
import { findClosedUntil, moneyPolicy } from '../../../ledger/public.ts';
import { findReductions, type Reduction } from '../../../payments/public.ts';
import type { Page } from '../../../../platform/graphql/page-types.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBookToApprove } from '../../settings/approvers/require-approver.ts';
import { decidesReductions, isOther, isParty } from '../may-agree.ts';

/** A reduction, as a page shows it. */
export interface ShownReduction extends Reduction {
  invoiceSerial: number;
  home: string;
  tenantNames: string[];
  madeByName: string | null;
  endedByName: string | null;
  mayAgree: boolean;
  mayStop: boolean;
  mayTakeBack: boolean;
}

/**
 * What people wrote off or credited in a book, and what waits for a second person: for those who see an agency's
 * money, and for its approvers. Throws `ledger.not_found`.
 */
export async function getReductions(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<Page<ShownReduction>> {
  const { tx, viewer } = work;
  const book = await requireBookToApprove(work, partnerId);
  const decides = await decidesReductions(work, book);
  const { reductions, total } = await findReductions(tx, { bookId: book.id, ...page });
  const closedUntil = await findClosedUntil(tx, book.id);
  const rents = await findLeaseRents(
    tx,
    reductions.map(({ leaseId }) => leaseId),
  );
  const invoices = new Map(
    (
      await findInvoices(
        tx,
        reductions.map(({ invoiceId }) => invoiceId),
      )
    ).map((invoice) => [invoice.id, invoice]),
  );
  const people = await findPeople(
    tx,
    [...new Set(reductions.flatMap(({ madeById, endedById }) => [madeById, endedById]))].flatMap(
      (id) => id ?? [],
    ),
  );
  const names = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  return {
    total,
    data: reductions.map((reduction) => {
      const { leaseId, invoiceId, kind, status, bookedOn, madeById, endedById } = reduction;
      const { serial, parties } = invoices.get(invoiceId)!;
      const isWaiting = status === 'waiting';
      const isOpen = bookedOn !== null && (closedUntil === null || bookedOn > closedUntil);
      return {
        ...{ ...reduction, invoiceSerial: serial, home: parties.home.name },
        tenantNames: parties.tenants.map(({ name }) => name),
        madeByName: names.get(madeById) ?? null,
        endedByName: names.get(endedById) ?? null,
        mayAgree:
          isWaiting &&
          decides &&
          isOther(viewer, reduction) &&
          !isParty(rents.get(leaseId)!, viewer),
        mayStop: isWaiting && decides,
        mayTakeBack:
          kind === 'write_off' &&
          status === 'booked' &&
          isOpen &&
          moneyPolicy.run(viewer, partnerId),
      };
    }),
  };
}
