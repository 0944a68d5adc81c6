import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { ACTS, isBookAct, type ActKind } from '@husvaer/domain/ledger/acts';

import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import type { RecordedChange } from '../audit/record-settings-change.ts';
import { notifyOfBookAct } from './notify-of-book-act.ts';
import { addActs, type Act } from './store.ts';

/** What is acted on: a book, leases, payouts or refunds of one book. */
interface ActedOn {
  bookId: string;
  ids: readonly string[];
  /** Who acted; otherwise the viewer. */
  by?: Actor;
  /** The day on which the last claim that it changes is due, if these claims are not issued yet. */
  touchesTo?: IsoDate | null;
  /** Of an act on a book: the change of its settings. */
  change?: RecordedChange | null;
}

/** The bank itself, or a person. */
export type Actor = Pick<Act, 'isBank' | 'byId'>;

export const BY_BANK: Actor = { isBank: true, byId: null };

/**
 * Records who acts on what moves money, or decides where it goes. The server itself records nothing: what it
 * does follows from acts before. Of an act on a book everybody with rights to its money gets a mail.
 */
export async function recordActs(
  work: Work,
  kind: ActKind,
  { bookId, ids, by, touchesTo = null, change = null }: ActedOn,
): Promise<void> {
  const { tx, clock, viewer } = work;
  if (viewer.kind === 'system' && !by) return;
  const actor = by ?? { isBank: false, byId: accountIdOf(viewer) };
  const acts = [...new Set(ids)].map((aboutId) => ({
    kind,
    about: ACTS[kind],
    aboutId,
    bookId,
    touchesTo,
    settingChangeId: change?.id ?? null,
    ...actor,
  }));
  await addActs(tx, acts, clock.now());
  if (isBookAct(kind)) await notifyOfBookAct(work, { kind, bookId, byId: actor.byId, change });
}
