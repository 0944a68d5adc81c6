import type { PaperState } from '@husvaer/domain/leases/papers';

import type { Work } from '../../../platform/work.ts';
import { changePaper, setPaper, type Paper } from '../../leases/public.ts';
import { recordPaperEvent } from './record-paper-event.ts';

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
  await changePaper(work.tx, paper.id, {
    state,
    endedAt: work.clock.now(),
    endedBy: by?.name ?? null,
    reason: reason ?? null,
  });
  if (paper.kind === 'lease') {
    await recordPaperEvent(work, paper, state, { ...by, reason });
    await setPaper(work.tx, paper.leaseId!, 'draft');
  } else {
    const event = paper.kind === 'assignment' ? 'assignment_ended' : 'paper_ended';
    await recordPaperEvent(work, paper, event, { kind: paper.kind, status: state, ...by, reason });
  }
}
