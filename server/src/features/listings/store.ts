import { sql as raw, type Insertable, type Selectable, type Updateable } from 'kysely';

import type { ReportReason } from '@husvaer/domain/listings/report';
import { compareHomes } from '@husvaer/domain/listings/same-home';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Access to the feature's tables, for its other stores as well. */
export const sql =
  owns<Pick<Tables, 'listing' | 'listingReport' | 'listingChange' | 'listingImage'>>();

/** A listing's row: its content and its state. */
export type Listing = Selectable<Tables['listing']>;
export type NewListing = Insertable<Tables['listing']>;

export interface ListingImage {
  _id: string;
  width: number;
  height: number;
  color: string;
  description: string | null;
  order: number;
}

export async function findListing(tx: ReadTx, id: string): Promise<Listing | undefined> {
  return sql(tx).selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
}

export const findListings = (tx: ReadTx, ids: readonly string[]): Promise<Listing[]> =>
  sql(tx).selectFrom('listing').selectAll().where('id', 'in', ids).execute();

/** The other listings of an owner, with the same agency or without one, whose homes have the address of this one. */
export async function findAtAddress(
  tx: ReadTx,
  listing: Listing,
): Promise<(Listing & { home: 'same' | 'unclear' })[]> {
  const { id, ownerId, partnerId, street, streetNumber, postalCode } = listing;
  const found = await sql(tx)
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('partnerId', 'is not distinct from', partnerId)
    .where('deletedAt', 'is', null)
    .where('id', '!=', id)
    .where(
      raw<boolean>`address_key(street, street_number, postal_code)
        = address_key(${street}::text, ${streetNumber}::text, ${postalCode}::text)`,
    )
    .orderBy('id')
    .execute();
  return found.flatMap((one) => {
    const home = compareHomes(one, listing);
    return home === 'other' ? [] : [{ ...one, home }];
  });
}

/** Locks a listing until the end of the transaction. */
export const lockListing = (tx: Tx, id: string): Promise<Listing | undefined> =>
  sql(tx).selectFrom('listing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The content and the owner of a home, as {@link writeListing} saves them. */
type ListingColumns = Omit<
  NewListing,
  | 'feed'
  | 'externalId'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'takenDownAt'
  | 'stateBeforeTakenDown'
  | 'letFrom'
>;

/** Saves a new or an existing listing. */
export async function writeListing(
  tx: Tx,
  row: ListingColumns,
  at: Temporal.Instant,
): Promise<void> {
  const now = at.toString();
  await sql(tx)
    .insertInto('listing')
    .values({ ...row, feed: null, externalId: null, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, letFrom: null, updatedAt: now }),
    )
    .execute();
}

/** Changes columns of a listing. */
export async function changeListing(
  tx: Tx,
  id: string,
  changes: Pick<Updateable<Tables['listing']>, ChangeableColumn>,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listing')
    .set({ ...changes, updatedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

type ChangeableColumn =
  | 'state'
  | 'publishedAt'
  | 'deletedAt'
  | 'takenDownAt'
  | 'stateBeforeTakenDown'
  | 'letFrom'
  | 'availableFrom'
  | 'availableTo'
  | 'ownerId'
  | 'contactId';

/** Deletes a listing that was never public. */
export async function removeListing(tx: Tx, id: string): Promise<void> {
  await sql(tx).deleteFrom('listing').where('id', '=', id).where('state', '=', 'draft').execute();
}

/** The photos of several listings in order, including those whose sizes are being made. */
export const findImageIds = (tx: ReadTx, ids: readonly string[]) =>
  sql(tx)
    .selectFrom('listingImage')
    .select(['listingId', 'photoId', 'description'])
    .where('listingId', 'in', ids)
    .orderBy('listingId')
    .orderBy('position')
    .execute();

/** The first photo of each of these listings, if there is one. */
export async function findCovers(tx: ReadTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('listingImage')
    .distinctOn('listingId')
    .select(['listingId', 'photoId'])
    .where('listingId', 'in', ids)
    .where('width', 'is not', null)
    .orderBy('listingId')
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ listingId, photoId }) => [listingId, photoId]));
}

/** A photo of a listing; it has no width while it is being made. */
export interface ShownPhoto {
  photoId: string;
  description: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
}

/** Replaces a listing's photos, in this order. */
export async function writeImages(
  tx: Tx,
  listingId: string,
  images: readonly ShownPhoto[],
): Promise<void> {
  await sql(tx).deleteFrom('listingImage').where('listingId', '=', listingId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ photoId, ...image }, position) => ({
    ...image,
    listingId,
    photoId,
    position,
  }));
  await sql(tx).insertInto('listingImage').values(rows).execute();
}

/** Shows a photo whose sizes are ready on all listings that have it. */
export async function showPhoto(
  tx: Tx,
  { photoId, ...made }: { photoId: string; width: number; height: number; color: string },
): Promise<void> {
  await sql(tx).updateTable('listingImage').set(made).where('photoId', '=', photoId).execute();
}

/** Removes a failed photo from listings. */
export async function dropPhoto(tx: Tx, photoId: string): Promise<void> {
  await sql(tx).deleteFrom('listingImage').where('photoId', '=', photoId).execute();
}

export async function findImages(tx: ReadTx, listingId: string): Promise<ListingImage[]> {
  return sql(tx)
    .selectFrom('listingImage')
    .select(['photoId as _id', 'width', 'height', 'color', 'description', 'position as order'])
    .where('listingId', '=', listingId)
    .where('width', 'is not', null)
    .$narrowType<{ width: number; height: number; color: string }>()
    .orderBy('position')
    .execute();
}

/** Saves a user's report. */
export async function addReport(
  tx: Tx,
  report: {
    id: string;
    listingId: string;
    reason: ReportReason;
    text: string | null;
    reporterId: string | null;
    at: Temporal.Instant;
  },
): Promise<void> {
  await sql(tx)
    .insertInto('listingReport')
    .values({
      id: report.id,
      listingId: report.listingId,
      reason: report.reason,
      text: report.text,
      reporterId: report.reporterId,
      createdAt: report.at.toString(),
    })
    .execute();
}

/** The reports of an account, as they were written. */
export async function findReportsBy(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('listingReport')
    .select(['listingId', 'reason', 'text', 'createdAt as reportedAt'])
    .where('reporterId', '=', accountId)
    .orderBy('createdAt')
    .execute();
}

/** Withdraws the homes of a deleted account from search: no one would answer. */
export async function withdrawHomesOf(
  tx: Tx,
  ownerId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listing')
    .set({ state: 'inactive', updatedAt: at.toString() })
    .where('ownerId', '=', ownerId)
    .where('state', 'in', OPEN_STATES)
    .execute();
}

/** Deletes changes older than a day, by the database's clock, which also set their times. */
export async function deleteChanges(tx: Tx): Promise<void> {
  await sql(tx)
    .deleteFrom('listingChange')
    .where('changedAt', '<', raw<Temporal.Instant>`now() - interval '1 day'`)
    .execute();
}

/** Removes a deleted account as the owner of homes. Drafts that were never public are deleted. */
export async function forgetOwner(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('listing')
    .where('ownerId', '=', accountId)
    .where('state', '=', 'draft')
    .execute();
  for (const column of ['ownerId', 'contactId'] as const)
    await sql(tx)
      .updateTable('listing')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
  await sql(tx)
    .updateTable('listingReport')
    .set({ reporterId: null })
    .where('reporterId', '=', accountId)
    .execute();
}
