import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';

/** Ends every session of the viewer. */
export async function logOutEverywhere({ tx, viewer, clock }: Work): Promise<void> {
  if (viewer.kind === 'account') await endSessions(tx, { accountId: viewer.id }, clock.now());
}
