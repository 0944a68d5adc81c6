import { sql as raw } from 'kysely';

import type { ListingState } from '@husvaer/domain/listings/states';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'listingInHand' | 'listingView'>>();

/** The homes of a person, or of a partner. */
export type Scope = { ownerId: string } | { partnerId: string };

interface ListingFilters {
  scope: Scope;
  state: ListingState | undefined;
  /** Part of the title, or the town. */
  search: string | undefined;
}

const editableListings = (tx: ReadTx, scope: Scope) => {
  const all = sql(tx).selectFrom('listingInHand');
  return 'ownerId' in scope
    ? all.where('ownerId', '=', scope.ownerId)
    : all.where('partnerId', '=', scope.partnerId);
};

function requestOf(tx: ReadTx, { scope, state, search }: ListingFilters) {
  let found = editableListings(tx, scope);
  if (state) found = found.where('state', '=', state);
  if (search) {
    const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    found = found.where((is) => is.or([is('title', 'ilike', like), is('city', 'ilike', like)]));
  }
  return found;
}

/** A page of homes, latest change first. */
export async function findEditablePage(
  tx: ReadTx,
  filters: ListingFilters,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await requestOf(tx, filters)
    .select('id')
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countEditable(tx: ReadTx, filters: ListingFilters): Promise<number> {
  const { count } = await requestOf(tx, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of homes in each state. */
export async function countStates(
  tx: ReadTx,
  scope: Scope,
): Promise<Partial<Record<ListingState, number>>> {
  const rows = await editableListings(tx, scope)
    .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Page views of each of these homes; homes without any are missing. */
export async function findViews(tx: ReadTx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql(tx)
    .selectFrom('listingView')
    .select(['listingId', ({ fn }) => fn.sum<bigint>('views').as('views')])
    .where('listingId', 'in', ids)
    .groupBy('listingId')
    .execute();
  return new Map(rows.map(({ listingId, views }) => [listingId, Number(views)]));
}

/** Counts a view of a home's page. */
export async function addView(tx: Tx, listingId: string, day: string): Promise<void> {
  await sql(tx)
    .insertInto('listingView')
    .values({ listingId, day, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['listingId', 'day'])
        .doUpdateSet({ views: raw<number>`listing_view.views + 1` }),
    )
    .execute();
}
