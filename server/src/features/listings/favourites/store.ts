import { sql as raw } from 'kysely';

import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'favourite' | 'favouriteShare' | 'listing'>>();

export interface Favourite {
  listingId: string;
  addedAt: Temporal.Instant;
  title: string;
  city: string;
  /** Whether its page is still open. */
  isAvailable: boolean;
  /** Whether it was taken off because it is let. */
  isLet: boolean;
}

interface Stored {
  accountId: string;
  listingId: string;
}

/** Saves a home; returns false when it was saved already. */
export async function addFavourite(tx: Tx, stored: Stored, at: Temporal.Instant): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('favourite')
    .values({ accountId: stored.accountId, listingId: stored.listingId, addedAt: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listingId')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeFavourite(tx: Tx, stored: Stored): Promise<boolean> {
  const removed = await sql(tx)
    .deleteFrom('favourite')
    .where('accountId', '=', stored.accountId)
    .where('listingId', '=', stored.listingId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** How many accounts have saved each of these homes; homes without any are missing. */
export async function countFavourites(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql(tx)
    .selectFrom('favourite')
    .select(['listingId', ({ fn }) => fn.countAll<bigint>().as('keepers')])
    .where('listingId', 'in', ids)
    .groupBy('listingId')
    .execute();
  return new Map(rows.map(({ listingId, keepers: people }) => [listingId, Number(people)]));
}

/** An account's saved homes, latest first. Homes that became drafts again are left out. */
const favouritesOf = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listingId')
    .where('accountId', '=', accountId)
    .where('state', '<>', 'draft');

export async function findFavourites(
  tx: ReadTx,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Favourite[]> {
  const rows = await favouritesOf(tx, accountId)
    .select([
      'listingId',
      raw<Temporal.Instant>`added_at`.as('addedAt'),
      'title',
      'city',
      'state',
      ({ eb }) => eb('letFrom', 'is not', null).$castTo<boolean>().as('isLet'),
    ])
    .orderBy('addedAt', 'desc')
    .orderBy('listingId', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, isAvailable: OPEN_STATES.includes(state) }));
}

/**
 * Ids of an account's saved homes, latest first; `isPublished` leaves out those that search does not show.
 */
export async function findFavouriteIds(
  tx: ReadTx,
  accountId: string,
  { isPublished }: { isPublished: boolean },
): Promise<string[]> {
  const all = favouritesOf(tx, accountId);
  const rows = await (isPublished ? all.where('state', '=', 'published') : all)
    .select('listingId')
    .orderBy('addedAt', 'desc')
    .orderBy('listingId', 'desc')
    .execute();
  return rows.map(({ listingId }) => listingId);
}

/** Shares a list with anyone who has its link. A list that is shared already keeps its link. */
export async function openList(
  tx: Tx,
  share: { id: string; accountId: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .insertInto('favouriteShare')
    .values({ id: share.id, accountId: share.accountId, sharedAt: share.at.toString() })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute();
}

export async function closeList(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('favouriteShare').where('accountId', '=', accountId).execute();
}

export async function findShareId(tx: ReadTx, accountId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('favouriteShare')
    .select('id')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The owner of a shared list. */
export async function findSharer(tx: ReadTx, shareId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('favouriteShare')
    .select('accountId')
    .where('id', '=', shareId)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function forgetFavourites(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('favourite').where('accountId', '=', accountId).execute();
  await closeList(tx, accountId);
}
