import { evictionCase } from '@husvaer/domain/arrears/cases';

import { findLeaseRents, recordCase } from '../../leases/public.ts';
import { cancelLettersOfLease, requeueLetters } from '../../postal/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPetitionDays } from '../../invoices/public.ts';
import { findLateRents, type KnownLateRent } from '../claims/find-late-rents.ts';
import { changeCase, openCase } from '../case-records/store.ts';
import { notifyLettingSide } from './notify-of-petition.ts';

/**
 * Reviews these leases' eviction cases after payments changed: a case whose rent is paid closes, and one
 * whose payment was reversed opens again.
 */
export async function reviewCases(work: Work, leaseIds: readonly string[]): Promise<void> {
  for (const [leaseId, late] of await findLateRents(work, leaseIds))
    if (late.letters.length > 0) await reviewCase(work, leaseId, late);
}

/** The letters by post that a notice about late rent needs. */
export const NOTICE_LETTERS = ['rent_notice', 'nav_copy'] as const;

async function reviewCase(
  work: Work,
  leaseId: string,
  { letters, open, facts }: KnownLateRent,
): Promise<void> {
  const { tx, clock, newId } = work;
  const found = evictionCase(facts);
  const today = clock.today().toString();
  if (found && !open) {
    await openCase(tx, { id: newId(), leaseId, openedOn: found.noticeSentOn });
    const since = facts.closed?.on ?? '';
    await requeueLetters(
      work,
      letters.filter(({ sentOn }) => sentOn > since).map(({ id }) => id),
    );
  }
  if (!found && open) {
    await changeCase(tx, open.id, { closedOn: today, outcome: 'paid' });
    await cancelLettersOfLease(work, leaseId, NOTICE_LETTERS);
    await notifyClosed(work, leaseId);
  }
  await recordCase(tx, leaseId, found && { ...found, petitionedOn: open?.petitionedOn ?? null });
  await recordPetitionDays(tx, leaseId, found?.invoices ?? []);
}

async function notifyClosed(work: Work, leaseId: string): Promise<void> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (rent) await notifyLettingSide(work, rent, 'eviction_case_closed');
}
