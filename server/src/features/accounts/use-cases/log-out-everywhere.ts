import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';

/** Ends every session of whoever asks. */
export async function logOutEverywhere({ tx, viewer, clock }: Work): Promise<void> {
  if (viewer.kind === 'account') await endSessions(tx, { accountId: viewer.id }, clock.now());
}
