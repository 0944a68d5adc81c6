import type { RentFacts } from '@husvaer/domain/leases/status';

import type { Tx } from '../../../platform/db/tx.ts';
import {
  findRentFacts,
  setCase,
  setHasPayout,
  setOwed,
  type LeaseSurplus,
  type Owed,
} from './store.ts';

/** Replaces what these leases owe, and what they have overpaid. */
export async function recordOwed(
  tx: Tx,
  leases: readonly LeaseSurplus[],
  owed: readonly Owed[],
): Promise<void> {
  const ids = new Set(leases.map(({ leaseId }) => leaseId));
  const other = owed.find(({ leaseId }) => !ids.has(leaseId));
  if (other) throw new Error(`Lease ${other.leaseId} owes, and its surplus is not stated.`);
  await setOwed(tx, leases, owed);
}

/** The open case of eviction of a lease. */
type LeaseCase = Pick<RentFacts, 'noticeSentOn' | 'petitionFrom' | 'petitionedOn'>;

/** Records the open case of a lease; null when there is none. */
export const recordCase = (tx: Tx, leaseId: string, found: LeaseCase | null): Promise<void> =>
  setCase(tx, leaseId, found ?? { noticeSentOn: null, petitionFrom: null, petitionedOn: null });

/** Records when eviction was petitioned for in the open case of a lease. */
export async function recordPetition(tx: Tx, leaseId: string, petitionedOn: string): Promise<void> {
  const facts = (await findRentFacts(tx, [leaseId], petitionedOn))(leaseId);
  if (facts.noticeSentOn === null) throw new Error(`Lease ${leaseId} has no case to petition in.`);
  await setCase(tx, leaseId, { ...facts, petitionedOn });
}

/** Records which of these leases have a payout under way. */
export async function recordPayouts(
  tx: Tx,
  leaseIds: readonly string[],
  having: ReadonlySet<string>,
): Promise<void> {
  for (const hasPayout of [true, false])
    await setHasPayout(
      tx,
      leaseIds.filter((id) => having.has(id) === hasPayout),
      hasPayout,
    );
}
