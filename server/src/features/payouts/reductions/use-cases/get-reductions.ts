import { findPeople } from '../../../accounts/public.ts';
import { findLeaseRents } from '../../../leases/public.ts';
import { findInvoices } from '../../../invoices/public.ts';
import { findClosedUntil, moneyPolicy } from '../../../ledger/public.ts';
import { findReductions, type Reduction } from '../../../payments/public.ts';
import type { Page } from '../../../../platform/graphql/page-types.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBookToApprove } from '../../settings/approvers/require-approver.ts';
import { decidesReductions, isOther, isParty } from '../may-agree.ts';
import { findSecondPeople } from '../second-people.ts';

/** A reduction, as a page shows it. */
export interface ShownReduction extends Reduction {
  /** Null for a discount. */
  invoiceSerial: number | null;
  home: string;
  tenantNames: string[];
  madeByName: string | null;
  endedByName: string | null;
  takenBackByName: string | null;
  /** Who may agree to one that waits. */
  secondPeople: string[];
  mayAgree: boolean;
  mayStop: boolean;
  mayTakeBack: boolean;
}

/**
 * What people wrote off or credited in a book, and what waits for a second person: for those who see or audit an
 * agency's money, and for its approvers. Throws `ledger.not_found`.
 */
export async function getReductions(
  work: ReadWork,
  {
    partnerId,
    ...page
  }: { partnerId: string | null; isWaiting: boolean; limit: number; skip: number },
): Promise<Page<ShownReduction>> {
  const { tx, viewer } = work;
  const book = await requireBookToApprove(work, partnerId, 'audit');
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
        reductions.flatMap(({ invoiceId }) => invoiceId ?? []),
      )
    ).map((invoice) => [invoice.id, invoice]),
  );
  const secondsOf = await findSecondPeople(tx, book);
  const seconds = new Map(
    reductions.flatMap((one) =>
      one.status === 'waiting' ? [[one.id, secondsOf(one, rents.get(one.leaseId)!)]] : [],
    ),
  );
  const people = await findPeople(tx, [
    ...new Set([
      ...reductions.flatMap(({ madeById, endedById, takenBackById }) =>
        [madeById, endedById, takenBackById].flatMap((id) => id ?? []),
      ),
      ...[...seconds.values()].flat(),
    ]),
  ]);
  const names = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  return {
    total,
    data: reductions.map((reduction) => {
      const { leaseId, invoiceId, kind, status, bookedOn, madeById, endedById } = reduction;
      const invoice = invoiceId === null ? undefined : invoices.get(invoiceId);
      const rent = rents.get(leaseId)!;
      const isWaiting = status === 'waiting';
      const isOpen = bookedOn !== null && (closedUntil === null || bookedOn > closedUntil);
      return {
        ...reduction,
        invoiceSerial: invoice?.serial ?? null,
        home: invoice?.parties.home.name ?? rent.property.name,
        tenantNames: (invoice?.parties ?? rent).tenants.map(({ name }) => name),
        madeByName: names.get(madeById) ?? null,
        endedByName: names.get(endedById) ?? null,
        takenBackByName: names.get(reduction.takenBackById) ?? null,
        secondPeople: (seconds.get(reduction.id) ?? []).flatMap((id) => names.get(id) ?? []),
        mayAgree: isWaiting && decides && isOther(viewer, reduction) && !isParty(rent, viewer),
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
