import type { Work } from '../../../platform/work.ts';
import { endPaper } from './end-paper.ts';
import { loadPaperForUpdate } from './load-paper-for-update.ts';
import { recordPaperEvent } from './record-paper-event.ts';
import { changePaper, claimWaitingPaper, type Paper, type WaitingPaper } from './store.ts';

/** Seconds making a document may take before another node may claim it. */
const HOLD_SECONDS = 60;

const ATTEMPTS_MAX = 6;

/** Claims the next document to make for a while; other nodes skip it. */
export function claimNextPaper({ tx, clock }: Work): Promise<WaitingPaper | undefined> {
  const now = clock.now();
  return claimWaitingPaper(tx, now, now.add({ seconds: HOLD_SECONDS }));
}

/** Schedules another attempt after a failure that may be temporary; after the last one the document ends. */
export async function postponePaper(work: Work, { id, attempts }: WaitingPaper): Promise<void> {
  const paper = await loadPaperForUpdate(work, id, 'making');
  if (!paper) return;
  if (attempts >= ATTEMPTS_MAX) return endPaper(work, paper, { state: 'failed' });
  await changePaper(work.tx, id, { dueAt: work.clock.now().add({ seconds: 2 ** attempts }) });
}

/** Records that a locked document was made, and is out for signing; or sent, if it is a letter. */
export async function recordMade(
  work: Work,
  paper: Paper,
  { documentId, orderId }: { documentId: string; orderId: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const { id, kind } = paper;
  if (orderId === null) {
    await changePaper(tx, id, { state: 'sent', documentId, endedAt: clock.now() });
    return recordPaperEvent(work, paper, 'letter_sent', { kind });
  }
  await changePaper(tx, id, { state: 'signing', documentId, orderId });
  await recordPaperEvent(work, paper, kind === 'lease' ? 'contract_made' : 'paper_made', { kind });
}
