import {
  sql as raw,
  type ColumnType,
  type Insertable,
  type Selectable,
  type Updateable,
} from 'kysely';

import type { ReportReason } from '@husvaer/domain/listings/report';
import { OPEN_STATES, type ListingState } from '@husvaer/domain/listings/states';
import type {
  EnergyLabel,
  Facility,
  Floor,
  Furnished,
  IncludedInRent,
  ListingLanguage,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/enums';

import type { MaybeMoment, Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

export interface ListingTable {
  id: string;
  feed: string | null;
  external_id: string | null;
  state: ListingState;
  partner_id: string | null;
  owner_id: string | null;
  contact_id: string | null;
  title: string;
  description: string | null;
  language: ListingLanguage | null;
  listing_type: ListingType;
  property_type: PropertyType;
  street: string | null;
  street_number: string | null;
  apartment_number: string | null;
  postal_code: string | null;
  neighbourhood: string | null;
  city: string;
  municipality: ColumnType<string | null, string | null | undefined>;
  city_place_id: string | null;
  lat: number;
  lng: number;
  shows_exact_address: boolean;
  floor: Floor | null;
  total_bedrooms: number | null;
  total_size: number | null;
  internal_usable_size: number | null;
  external_usable_size: number | null;
  balcony_size: number | null;
  energy_label: EnergyLabel | null;
  available_from: string | null;
  available_to: string | null;
  minimum_stay: number | null;
  monthly_rent: bigint;
  deposit_amount: bigint | null;
  monthly_extras: bigint | null;
  furnished: Furnished | null;
  facilities: Facility[];
  included_in_rent: IncludedInRent[];
  video_url: string | null;
  view_360_url: string | null;
  published_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
  /** How often it changed: the database counts. */
  version: ColumnType<number, never, never>;
  deleted_at: MaybeMoment;
  taken_down_at: MaybeMoment;
  state_before_taken_down: ListingState | null;
  /** The first day of the lease for which it was taken off; null while it is advertised. */
  let_from: ColumnType<string | null, string | null | undefined>;
  public_lat: ColumnType<number, never, never>;
  public_lng: ColumnType<number, never, never>;
}

interface ListingTables {
  listing: ListingTable;
  listing_report: {
    id: string;
    listing_id: string;
    reason: ReportReason;
    text: string | null;
    /** Null for a guest. */
    reporter_id: string | null;
    created_at: Moment;
  };
  listing_change: { changed_at: Moment };
  listing_image: {
    listing_id: string;
    photo_id: string;
    position: number;
    description: string | null;
    /** Null until the photo's sizes are made; the same for its height and colour. */
    width: number | null;
    height: number | null;
    color: string | null;
  };
}

/** Access to the feature's tables, for its other stores as well. */
export const sql = owns<ListingTables>();

/** A listing's row: its content and its state. */
export type Listing = Selectable<ListingTable>;

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

/** Locks a listing until the end of the transaction. */
export const lockListing = (tx: Tx, id: string): Promise<Listing | undefined> =>
  sql(tx).selectFrom('listing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The content and the owner of a home, as {@link writeListing} saves them. */
type ListingColumns = Omit<
  Insertable<ListingTable>,
  | 'feed'
  | 'external_id'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'taken_down_at'
  | 'state_before_taken_down'
  | 'let_from'
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
    .values({ ...row, feed: null, external_id: null, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, let_from: null, updated_at: now }),
    )
    .execute();
}

/** Changes columns of a listing. */
export async function changeListing(
  tx: Tx,
  id: string,
  changes: Pick<Updateable<ListingTable>, ChangeableColumn>,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listing')
    .set({ ...changes, updated_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

type ChangeableColumn =
  | 'state'
  | 'published_at'
  | 'deleted_at'
  | 'taken_down_at'
  | 'state_before_taken_down'
  | 'let_from'
  | 'available_from'
  | 'available_to'
  | 'owner_id'
  | 'contact_id';

/** Deletes a listing that was never public. */
export async function removeListing(tx: Tx, id: string): Promise<void> {
  await sql(tx).deleteFrom('listing').where('id', '=', id).where('state', '=', 'draft').execute();
}

/** The photos of several listings in order, including those whose sizes are being made. */
export const findImageIds = (tx: ReadTx, ids: readonly string[]) =>
  sql(tx)
    .selectFrom('listing_image')
    .select(['listing_id as listingId', 'photo_id as photoId', 'description'])
    .where('listing_id', 'in', ids)
    .orderBy('listing_id')
    .orderBy('position')
    .execute();

/** The first photo of each of these listings, if there is one. */
export async function findCovers(tx: ReadTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('listing_image')
    .distinctOn('listing_id')
    .select(['listing_id as listingId', 'photo_id as photoId'])
    .where('listing_id', 'in', ids)
    .where('width', 'is not', null)
    .orderBy('listing_id')
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
  await sql(tx).deleteFrom('listing_image').where('listing_id', '=', listingId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ photoId, ...image }, position) => ({
    ...image,
    listing_id: listingId,
    photo_id: photoId,
    position,
  }));
  await sql(tx).insertInto('listing_image').values(rows).execute();
}

/** Shows a photo whose sizes are ready on all listings that have it. */
export async function showPhoto(
  tx: Tx,
  { photoId, ...made }: { photoId: string; width: number; height: number; color: string },
): Promise<void> {
  await sql(tx).updateTable('listing_image').set(made).where('photo_id', '=', photoId).execute();
}

/** Removes a failed photo from listings. */
export async function dropPhoto(tx: Tx, photoId: string): Promise<void> {
  await sql(tx).deleteFrom('listing_image').where('photo_id', '=', photoId).execute();
}

export async function findImages(tx: ReadTx, listingId: string): Promise<ListingImage[]> {
  return sql(tx)
    .selectFrom('listing_image')
    .select(['photo_id as _id', 'width', 'height', 'color', 'description', 'position as order'])
    .where('listing_id', '=', listingId)
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
    .insertInto('listing_report')
    .values({
      id: report.id,
      listing_id: report.listingId,
      reason: report.reason,
      text: report.text,
      reporter_id: report.reporterId,
      created_at: report.at.toString(),
    })
    .execute();
}

/** The reports of an account, as they were written. */
export async function findReportsBy(tx: ReadTx, accountId: string) {
  return sql(tx)
    .selectFrom('listing_report')
    .select(['listing_id as listingId', 'reason', 'text', 'created_at as reportedAt'])
    .where('reporter_id', '=', accountId)
    .orderBy('created_at')
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
    .set({ state: 'inactive', updated_at: at.toString() })
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN_STATES)
    .execute();
}

/** Deletes changes older than a day, by the database's clock, which also set their times. */
export async function deleteChanges(tx: Tx): Promise<void> {
  await sql(tx)
    .deleteFrom('listing_change')
    .where('changed_at', '<', raw<Temporal.Instant>`now() - interval '1 day'`)
    .execute();
}

/** Removes a deleted account as the owner of homes. Drafts that were never public are deleted. */
export async function forgetOwner(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('listing')
    .where('owner_id', '=', accountId)
    .where('state', '=', 'draft')
    .execute();
  for (const column of ['owner_id', 'contact_id'] as const)
    await sql(tx)
      .updateTable('listing')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
  await sql(tx)
    .updateTable('listing_report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', accountId)
    .execute();
}
