import type { LeaseEventName } from '@husvaer/domain/leases/history';

import { findBook, openedAt, recordActs, type Book } from '../ledger/public.ts';
import { findAssignments } from '../properties/public.ts';
import type { Work } from '../../platform/work.ts';
import { findEvents } from './history/store.ts';
import { findDrafter } from './store.ts';

/**
 * Records that the viewer decides what is paid out for a lease with a payout guarantee, whether it comes or
 * not. Without books nothing is paid out.
 */
export async function recordGuaranteeAct(
  work: Work,
  {
    leaseId,
    assignmentId,
    partnerId,
  }: { leaseId: string; assignmentId: string; partnerId: string | null },
): Promise<void> {
  const [assignment] = await findAssignments(work.tx, [assignmentId]);
  if ((assignment?.guaranteeMonths ?? null) === null) return;
  const book = await findBook(work.tx, partnerId);
  if (book) await recordActs(work, 'agreed_guarantee', { bookId: book.id, ids: [leaseId] });
}

/** What decides about the rent of a lease: {@link recordGuaranteeAct} has recorded it since the books are open. */
const AGREED: readonly string[] = [
  ...(['drafted', 'changed', 'rent_adjusted'] as const),
  ...(['extension_sent', 'ending_sent', 'tenants_sent'] as const),
] satisfies LeaseEventName[];

/**
 * Records those who have agreed to a lease with a payout guarantee that begins to be invoiced: who made its
 * assignment, who drafted it, and who decided about its rent before its books were opened.
 */
export async function recordGuarantors(
  work: Work,
  { leaseId, madeById, book }: { leaseId: string; madeById: string | null; book: Book },
): Promise<void> {
  const { tx } = work;
  const opened = await openedAt(tx, book.id);
  const drafter = await findDrafter(tx, leaseId);
  const before = (await findEvents(tx, leaseId)).filter(
    ({ name, at }) => AGREED.includes(name) && Temporal.Instant.compare(at, opened) < 0,
  );
  const people = [
    madeById,
    ...(drafter === null ? [] : [drafter]),
    ...before.map(({ name, byId }) => (name === 'drafted' ? drafter : byId)),
  ];
  for (const byId of new Set(people))
    await recordActs(work, 'agreed_guarantee', {
      bookId: book.id,
      ids: [leaseId],
      by: { isBank: false, byId },
    });
}
