import { leaseErrors } from '@husvaer/domain/leases/errors';
import { PAPER_KINDS, type LetterKind, type PaperKind } from '@husvaer/domain/leases/papers';

import { requireDrawable } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import { addPaper, lockOpenPapers, type NewPaper } from './store.ts';

type Of = { leaseId: string } | { assignmentId: string };

/** Throws `leases.open_already` while a document of this kind is being made or out for signing. */
export async function requireNoneOpen({ tx }: Work, of: Of, kind: PaperKind): Promise<void> {
  const open = await lockOpenPapers(tx, of);
  if (open.some((paper) => paper.kind === kind)) throw leaseErrors.open_already();
}

/**
 * Queues a document of a lease or an assignment for the worker, which makes and sends it. Returns its id. Throws
 * `request.undrawable`, and `leases.open_already` as {@link requireNoneOpen} does.
 */
export async function queuePaper(
  work: Work,
  { of, ...paper }: Omit<NewPaper, 'id' | 'leaseId' | 'assignmentId'> & { of: Of },
): Promise<string> {
  const { tx, clock, newId } = work;
  requireDrawable(paper.text);
  if (isForSigning(paper.kind)) await requireNoneOpen(work, of, paper.kind);
  const id = newId();
  await addPaper(tx, { leaseId: null, assignmentId: null, ...paper, ...of, id }, clock.now());
  return id;
}

const isForSigning = (kind: PaperKind | LetterKind): kind is PaperKind =>
  (PAPER_KINDS as readonly string[]).includes(kind);
