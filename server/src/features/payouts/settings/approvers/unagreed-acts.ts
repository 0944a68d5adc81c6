import { isBookAct, type BookAct } from '@husvaer/domain/ledger/acts';

import { findPeople } from '../../../accounts/public.ts';
import { findActsOnBooks, type Act } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findApprovers } from '../store.ts';

/** What people changed in a book alone. They are involved in all its orders until another approver agrees. */
export interface UnagreedActs {
  /** The number of the last of them: the viewer agrees to what they have read. */
  lastNumber: bigint;
  acts: (Pick<Act, 'number' | 'byId' | 'firstAgreedById' | 'at'> & {
    kind: BookAct;
    byName: string | null;
  })[];
  mayAgree: boolean;
}

/** Whether a person may agree to an act: they did not do it, and have not agreed already. */
export const mayAgreeTo = (
  { byId, firstAgreedById }: Pick<Act, 'byId' | 'firstAgreedById'>,
  accountId: string,
): boolean => byId !== accountId && firstAgreedById !== accountId;

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
    acts: acts.flatMap(({ kind, ...act }) =>
      isBookAct(kind) ? [{ ...act, kind, byName: names.get(act.byId ?? '') ?? null }] : [],
    ),
    // Of their own acts another approver is to agree.
    mayAgree:
      viewer.kind === 'account' &&
      approverIds.includes(viewer.id) &&
      acts.some((act) => mayAgreeTo(act, viewer.id)),
  };
}
