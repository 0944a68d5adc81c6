import type { PetitionFacts } from '@husvaer/domain/arrears/petition';

import { writeJson } from '../../../platform/db/json.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { EvictionOutcome } from '../store.ts';

const sql = owns<Pick<Tables, 'petitionFacts' | 'evictionCase'>>();

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
    .selectFrom('evictionCase')
    .select(['id', 'leaseId', 'openedOn', 'petitionedOn', 'closedOn', 'outcome'])
    .where('leaseId', 'in', leaseIds)
    .orderBy('openedOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function openCase(
  tx: Tx,
  { id, leaseId, openedOn }: Pick<EvictionCase, 'id' | 'leaseId' | 'openedOn'>,
): Promise<void> {
  await sql(tx)
    .insertInto('evictionCase')
    .values({
      id,
      leaseId,
      openedOn,
      petitionedOn: null,
      closedOn: null,
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
    .updateTable('evictionCase')
    .set(
      'petitionedOn' in values
        ? { petitionedOn: values.petitionedOn }
        : { closedOn: values.closedOn, outcome: values.outcome },
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
    .selectFrom('petitionFacts')
    .select(['askedOn', 'facts'])
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return row ?? { askedOn: null, facts: null };
}

export async function savePetitionFacts(
  tx: Tx,
  leaseId: string,
  values: { askedOn: string } | { facts: PetitionFacts },
): Promise<void> {
  const row =
    'askedOn' in values ? { askedOn: values.askedOn } : { facts: writeJson(values.facts) };
  await sql(tx)
    .insertInto('petitionFacts')
    .values({ leaseId, askedOn: null, facts: null, ...row })
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet(row))
    .execute();
}
