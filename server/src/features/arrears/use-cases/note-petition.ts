import { z } from 'zod';

import type { LetterSent } from '@husvaer/domain/arrears/late-claims';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { mayPetition } from '@husvaer/domain/leases/status';

import { setCase } from '../../leases/public.ts';
import { findPostalLetters } from '../../postal/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findOpenPlans } from '../plans/store.ts';
import { changeCase, type EvictionCase } from '../case-records/store.ts';
import { findLetters } from '../store.ts';
import { lettersSent } from '../claims/late-facts.ts';
import { loadCaseForUpdate } from './load-case-for-update.ts';

export const petitioned = z.object({ contractId: uuid, petitionedOn: z.iso.date() });

/**
 * Records when eviction was petitioned for. Throws `invoicing.wrong_day` before the law allows it,
 * `invoicing.notice_not_posted` while a notice waits for the post, and `invoicing.plan_exists` while a
 * payment plan is running.
 */
export async function notePetition(
  work: Work,
  { contractId, petitionedOn }: z.output<typeof petitioned>,
): Promise<void> {
  const { open } = await loadCaseForUpdate(work, contractId);
  const plans = await findOpenPlans(work.tx, [contractId]);
  if (plans.some(({ isAccepted }) => isAccepted)) throw invoicingErrors.plan_exists();
  const notices = await findNotices(work, open);
  if (notices.some(({ waitsForPost }) => waitsForPost)) throw invoicingErrors.notice_not_posted();
  const since = notices.map(({ sentOn }) => sentOn).toSorted()[0] ?? open.openedOn;
  const today = work.clock.today().toString();
  if (petitionedOn > today || !mayPetition(since, petitionedOn))
    throw invoicingErrors.wrong_day({ since, until: today });
  await changeCase(work.tx, open.id, { petitionedOn });
  await setCase(work.tx, contractId, { petitionedOn });
}

/** The notices of an open case, as they were sent. */
async function findNotices(
  { tx }: ReadWork,
  { leaseId, openedOn }: EvictionCase,
): Promise<LetterSent[]> {
  const letters = (await findLetters(tx, { leaseIds: [leaseId] })).filter(
    ({ kind, sentOn }) => kind === 'notice' && sentOn >= openedOn,
  );
  const postal = await findPostalLetters(tx, { ofIds: letters.map(({ id }) => id) });
  return lettersSent(letters, postal);
}
