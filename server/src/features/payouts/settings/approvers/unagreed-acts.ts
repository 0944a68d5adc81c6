import { isBookAct, type BookAct } from '@husvaer/domain/ledger/acts';

import { findPeople } from '../../../accounts/public.ts';
import { findActsOnBooks } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findApprovers } from '../store.ts';

/** What people changed in a book alone. They are involved in all its orders until another approver agrees. */
export interface UnagreedActs {
  /** The number of the last of them: the viewer agrees to what they have read. */
  lastNumber: bigint;
  acts: { kind: BookAct; byName: string | null; at: Temporal.Instant }[];
  mayAgree: boolean;
}

/** Null when somebody has agreed to all. Callers check permission to see the book. */
export async function findUnagreed(
  { tx, viewer }: ReadWork,
  bookId: string,
): Promise<UnagreedActs | null> {
  const acts = await findActsOnBooks(tx, [bookId]);
  const last = acts.at(-1);
  if (!last) return null;
  const actorIds = acts.flatMap(({ byId }) => byId ?? []);
  const names = new Map((await findPeople(tx, actorIds)).map(({ id, name }) => [id, name]));
  const approverIds = (await findApprovers(tx, [bookId])).get(bookId) ?? [];
  return {
    lastNumber: last.number,
    acts: acts.flatMap(({ kind, byId, at }) =>
      isBookAct(kind) ? [{ kind, byName: names.get(byId ?? '') ?? null, at }] : [],
    ),
    // Of their own acts another approver is to agree.
    mayAgree:
      viewer.kind === 'account' &&
      approverIds.includes(viewer.id) &&
      acts.some(({ byId }) => byId !== viewer.id),
  };
}
