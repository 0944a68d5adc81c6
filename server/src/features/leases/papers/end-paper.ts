import type { PaperState } from '@husvaer/domain/leases/papers';

import type { Work } from '../../../platform/work.ts';
import { moveLease } from '../move-lease.ts';
import { recordPaperEvent } from './record-paper-event.ts';
import { changePaper, type Paper } from './store.ts';

/**
 * Ends a locked document that not everyone signed. Its lease becomes a draft again, which can be changed and
 * sent again.
 */
export async function endPaper(
  work: Work,
  paper: Paper,
  end: {
    state: Extract<PaperState, 'declined' | 'expired' | 'withdrawn' | 'failed'>;
    by?: { name: string; role: string };
    reason?: string;
  },
): Promise<void> {
  const { state, by, reason } = end;
  const { kind, leaseId, partnerId } = paper;
  await changePaper(work.tx, paper.id, {
    state,
    endedAt: work.clock.now(),
    endedBy: by?.name ?? null,
    reason: reason ?? null,
  });
  if (kind === 'lease' && leaseId) {
    await moveLease(work, { leaseId, partnerId }, state, { ...by, reason });
  } else {
    const event = kind === 'assignment' ? 'assignment_ended' : 'paper_ended';
    await recordPaperEvent(work, paper, event, { kind, status: state, ...by, reason });
  }
}
