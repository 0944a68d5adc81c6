import type { PetitionFacts } from '@husvaer/domain/arrears/petition';

import { writeJson } from '../../../platform/db/json.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { EvictionOutcome, LateTables } from '../store.ts';

const sql = owns<LateTables>();

/** An eviction case. */
export interface EvictionCase {
  id: string;
  leaseId: string;
  openedOn: string;
  petitionedOn: string | null;
  closedOn: string | null;
  outcome: EvictionOutcome | null;
}

/** The eviction cases of these leases, open and closed, the latest first. */
export async function findCases(tx: ReadTx, leaseIds: readonly string[]): Promise<EvictionCase[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('eviction_case')
    .select([
      'id',
      'lease_id as leaseId',
      'opened_on as openedOn',
      'petitioned_on as petitionedOn',
      'closed_on as closedOn',
      'outcome',
    ])
    .where('lease_id', 'in', leaseIds)
    .orderBy('opened_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function openCase(
  tx: Tx,
  { id, leaseId, openedOn }: Pick<EvictionCase, 'id' | 'leaseId' | 'openedOn'>,
): Promise<void> {
  await sql(tx)
    .insertInto('eviction_case')
    .values({
      id,
      lease_id: leaseId,
      opened_on: openedOn,
      petitioned_on: null,
      closed_on: null,
      outcome: null,
    })
    .execute();
}

export async function changeCase(
  tx: Tx,
  id: string,
  values: { petitionedOn: string } | { closedOn: string; outcome: EvictionOutcome },
): Promise<void> {
  await sql(tx)
    .updateTable('eviction_case')
    .set(
      'petitionedOn' in values
        ? { petitioned_on: values.petitionedOn }
        : { closed_on: values.closedOn, outcome: values.outcome },
    )
    .where('id', '=', id)
    .execute();
}

/** The stated facts for a lease's petition, and the day they were requested. */
export async function findPetitionFacts(
  tx: ReadTx,
  leaseId: string,
): Promise<{ askedOn: string | null; facts: PetitionFacts | null }> {
  const row = await sql(tx)
    .selectFrom('petition_facts')
    .select(['asked_on as askedOn', 'facts'])
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return row ?? { askedOn: null, facts: null };
}

export async function savePetitionFacts(
  tx: Tx,
  leaseId: string,
  values: { askedOn: string } | { facts: PetitionFacts },
): Promise<void> {
  const row =
    'askedOn' in values ? { asked_on: values.askedOn } : { facts: writeJson(values.facts) };
  await sql(tx)
    .insertInto('petition_facts')
    .values({ lease_id: leaseId, asked_on: null, facts: null, ...row })
    .onConflict((conflict) => conflict.column('lease_id').doUpdateSet(row))
    .execute();
}
