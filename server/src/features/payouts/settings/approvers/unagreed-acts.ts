import type { NamedChange } from '@husvaer/domain/ledger/act-change';
import { isBookAct, type BookAct } from '@husvaer/domain/ledger/acts';

import { findPeople } from '../../../accounts/public.ts';
import { findActsOnBooks, findChangesOfActs, type Act } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findApprovers } from '../store.ts';

/** What people changed in a book alone. They are involved in all its orders until another approver agrees. */
export interface UnagreedActs {
  /** The number of the last of them: the viewer agrees to what they have read. */
  lastNumber: bigint;
  acts: (Pick<Act, 'number' | 'byId' | 'firstAgreedById' | 'at'> & {
    kind: BookAct;
    byName: string | null;
    /** What it changed, from what to what; nothing of acts from before that was recorded. */
    change: NamedChange;
    mayAgree: boolean;
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
  const onBook = acts.flatMap(({ kind, ...act }) => (isBookAct(kind) ? [{ ...act, kind }] : []));
  const changes = await findChangesOfActs(tx, onBook);
  const actorIds = acts.flatMap(({ byId }) => byId ?? []);
  const names = new Map((await findPeople(tx, actorIds)).map(({ id, name }) => [id, name]));
  const approverIds = (await findApprovers(tx, [bookId])).get(bookId) ?? [];
  const agrees = viewer.kind === 'account' && approverIds.includes(viewer.id) ? viewer.id : null;
  const shown = onBook.map((act, index) => ({
    ...act,
    byName: names.get(act.byId ?? '') ?? null,
    change: changes[index]!,
    // Of their own acts another approver is to agree.
    mayAgree: agrees !== null && mayAgreeTo(act, agrees),
  }));
  return {
    lastNumber: last.number,
    acts: shown,
    mayAgree: shown.some(({ mayAgree }) => mayAgree),
  };
}
