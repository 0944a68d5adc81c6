import {
  OPEN_STATES,
  SHOWN_STATES,
  type InterestSort,
  type InterestState,
  type ShownState,
} from '@husvaer/domain/interest/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { FORM, sql, type Form } from '../store.ts';

/** A page of a home's forms, as the landlord's side sees them, in the requested order. */
export async function findForms(
  tx: ReadTx,
  { listingId, state }: { listingId: string; state: ShownState | undefined },
  { sort, limit, skip }: { sort: InterestSort; limit: number; skip: number },
): Promise<Form[]> {
  const forms = sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('listingId', '=', listingId)
    .where('state', 'in', state ? [state] : SHOWN_STATES);
  const sorted = {
    newest: () => forms.orderBy('sentAt', 'desc'),
    oldest: () => forms.orderBy('sentAt'),
    rentFrom: () => forms.orderBy('rentFrom'),
    people: () => forms.orderBy('people'),
    leaseLength: () => forms.orderBy('leaseLength', (by) => by.desc().nullsFirst()),
  }[sort]();
  return sorted.orderBy('id').limit(limit).offset(skip).execute();
}

/** The number of a home's forms in each state. */
export async function countStates(
  tx: ReadTx,
  listingId: string,
): Promise<Partial<Record<InterestState, number>>> {
  const rows = await sql(tx)
    .selectFrom('interest')
    .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('listingId', '=', listingId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The number of people who wait for an answer about each of these homes; homes without any are missing. */
export async function countOpenForms(
  tx: ReadTx,
  listingIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql(tx)
    .selectFrom('interest')
    .select(['listingId', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('listingId', 'in', listingIds)
    .where('state', 'in', OPEN_STATES)
    .groupBy('listingId')
    .execute();
  return new Map(rows.map(({ listingId: id, count }) => [id, Number(count)]));
}
