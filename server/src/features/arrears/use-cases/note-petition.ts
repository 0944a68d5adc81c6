import { z } from 'zod';

import type { LetterSent } from '@husvaer/domain/arrears/late-claims';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { mayPetition } from '@husvaer/domain/leases/status';

import { getLease, setCase } from '../../leases/public.ts';
import { findPostalLetters } from '../../postal/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findOpenPlans } from '../plans/store.ts';
import {
  changeCase,
  findCases,
  findLetters,
  type EvictionCase,
  type RentLetter,
} from '../store.ts';
import { isNavRefused, setNavRefused } from '../../invoices/public.ts';
import { findPetition, type Petition } from './petition-facts.ts';
import { lettersSent } from '../claims/late-facts.ts';
import { takeCase } from './take-case.ts';

export const petitioned = z.object({ contractId: uuid, petitionedOn: z.iso.date() });

/**
 * Notes when eviction was petitioned for. Throws `invoicing.wrong_day` before the law lets one,
 * `invoicing.notice_not_posted` while a notice waits for the post, and `invoicing.plan_exists` while a
 * payment plan is kept.
 */
export async function notePetition(
  work: Work,
  { contractId, petitionedOn }: z.output<typeof petitioned>,
): Promise<void> {
  const { open } = await takeCase(work, contractId);
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

/** Says whether NAV may be told of a lease's notice: for its tenants to say (husleieloven § 9-11). */
export async function refuseNav(
  work: Work,
  { contractId, isRefused }: { contractId: string; isRefused: boolean },
): Promise<void> {
  const { side, mayWrite } = await getLease(work, contractId);
  if (side !== 'tenant' && !mayWrite) throw invoicingErrors.not_found();
  await setNavRefused(work.tx, contractId, isRefused);
}

/** A letter, and how far its copies by post have come. */
export interface ShownLetter extends RentLetter {
  waitsForPost: boolean;
  /** When the last of them was posted; null where none goes by post, or one is not posted yet. */
  postedOn: string | null;
}

export interface LateRent {
  letters: ShownLetter[];
  cases: EvictionCase[];
  /** A tenant wants NAV not to be told of a notice. */
  isNavRefused: boolean;
  /** For who writes the lease's papers, while there is a case. */
  petition: Petition | null;
}

/** What was sent about a lease's late rent, and its cases, for those it is about. A petition is the letting side's. */
export async function getLateRent(work: ReadWork, contractId: string): Promise<LateRent> {
  const lease = await getLease(work, contractId);
  const { side } = lease;
  const letters = await findLetters(work.tx, { leaseIds: [contractId] });
  const postal = await findPostalLetters(work.tx, { ofIds: letters.map(({ id }) => id) });
  const sent = lettersSent(letters, postal);
  const cases = await findCases(work.tx, [contractId]);
  const open = cases.find(isOpen);
  const ofCase = letters.filter(({ sentOn }) => open !== undefined && sentOn >= open.openedOn);
  return {
    letters: letters
      .map((letter, index) => {
        const { waitsForPost = false, sentOn } = sent[index]!;
        const isPosted = postal.some(({ ofId, postedOn }) => ofId === letter.id && postedOn);
        return { ...letter, waitsForPost, postedOn: isPosted && !waitsForPost ? sentOn : null };
      })
      .filter(({ kind }) => side !== 'tenant' || kind !== 'petition'),
    cases,
    petition: lease.mayWrite && open ? await findPetition(work.tx, lease, ofCase) : null,
    isNavRefused: await isNavRefused(work.tx, contractId),
  };
}

const isOpen = ({ closedOn }: EvictionCase): boolean => closedOn === null;
