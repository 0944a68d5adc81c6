import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoicing/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { mayPetition } from '@husvaer/domain/leases/status';

import { getLease, setCase, type LeaseView } from '../../leases/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { lockBilling } from '../billing/store.ts';
import { findOpenPlans } from '../plans/store.ts';
import {
  changeCase,
  findCases,
  findLetters,
  isNavRefused,
  setNavRefused,
  type EvictionCase,
  type RentLetter,
} from './store.ts';

export const petitioned = z.object({ contractId: uuid, petitionedOn: z.iso.date() });

/** A lease's open case of eviction, for whoever writes its papers, and nobody else changes it meanwhile. */
async function takeCase(
  work: Work,
  contractId: string,
): Promise<{ lease: LeaseView; open: EvictionCase }> {
  const lease = await getLease(work, contractId);
  if (!lease.mayWrite) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [contractId]);
  const open = (await findCases(work.tx, [contractId])).find(({ closedOn }) => closedOn === null);
  if (!open) throw invoicingErrors.not_found();
  return { lease, open };
}

/**
 * Notes when eviction was petitioned for. Throws `invoicing.wrong_day` before the law lets one, and
 * `invoicing.plan_exists` while a payment plan is kept.
 */
export async function notePetition(
  work: Work,
  { contractId, petitionedOn }: z.output<typeof petitioned>,
): Promise<void> {
  const { open } = await takeCase(work, contractId);
  const plans = await findOpenPlans(work.tx, [contractId]);
  if (plans.some(({ isAccepted }) => isAccepted)) throw invoicingErrors.plan_exists();
  const today = work.clock.today().toString();
  if (petitionedOn > today || !mayPetition(open.openedOn, petitionedOn))
    throw invoicingErrors.wrong_day({ since: open.openedOn, until: today });
  await changeCase(work.tx, open.id, { petitionedOn });
  await setCase(work.tx, contractId, { petitionedOn });
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

export interface LateRent {
  letters: RentLetter[];
  cases: EvictionCase[];
  /** A tenant wants NAV not to be told of a notice. */
  isNavRefused: boolean;
}

/** What was sent about a lease's late rent, and its cases, for those it is about. A petition is the letting side's. */
export async function getLateLetters(work: ReadWork, contractId: string): Promise<LateRent> {
  const { side } = await getLease(work, contractId);
  const letters = await findLetters(work.tx, { leaseIds: [contractId] });
  return {
    letters: letters.filter(({ kind }) => side !== 'tenant' || kind !== 'petition'),
    cases: await findCases(work.tx, [contractId]),
    isNavRefused: await isNavRefused(work.tx, contractId),
  };
}
