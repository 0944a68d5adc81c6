import { sql as raw } from 'kysely';

import { OPEN_STATES, type ListingState } from '@husvaer/domain/listings/states';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface FavouriteTables {
  favourite: { account_id: string; listing_id: string; added_at: string };
  favourite_share: { id: string; account_id: string; shared_at: string };
  listing: {
    id: string;
    state: ListingState;
    title: string;
    city: string;
    let_from: string | null;
  };
}

const sql = owns<FavouriteTables>();

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
    .values({ account_id: stored.accountId, listing_id: stored.listingId, added_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeFavourite(tx: Tx, stored: Stored): Promise<boolean> {
  const removed = await sql(tx)
    .deleteFrom('favourite')
    .where('account_id', '=', stored.accountId)
    .where('listing_id', '=', stored.listingId)
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
    .select(['listing_id', ({ fn }) => fn.countAll<bigint>().as('keepers')])
    .where('listing_id', 'in', ids)
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, keepers: people }) => [listing_id, Number(people)]));
}

/** An account's saved homes, latest first. Homes that became drafts again are left out. */
const favouritesOf = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listing_id')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'draft');

export async function findFavourites(
  tx: ReadTx,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Favourite[]> {
  const rows = await favouritesOf(tx, accountId)
    .select([
      'listing_id as listingId',
      raw<Temporal.Instant>`added_at`.as('addedAt'),
      'title',
      'city',
      'state',
      ({ eb }) => eb('let_from', 'is not', null).$castTo<boolean>().as('isLet'),
    ])
    .orderBy('added_at', 'desc')
    .orderBy('listing_id', 'desc')
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
    .select('listing_id')
    .orderBy('added_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Shares a list with anyone who has its link. A list that is shared already keeps its link. */
export async function openList(
  tx: Tx,
  share: { id: string; accountId: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .insertInto('favourite_share')
    .values({ id: share.id, account_id: share.accountId, shared_at: share.at.toString() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function closeList(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('favourite_share').where('account_id', '=', accountId).execute();
}

export async function findShareId(tx: ReadTx, accountId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('favourite_share')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The owner of a shared list. */
export async function findSharer(tx: ReadTx, shareId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('favourite_share')
    .select('account_id')
    .where('id', '=', shareId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function forgetFavourites(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('favourite').where('account_id', '=', accountId).execute();
  await closeList(tx, accountId);
}
