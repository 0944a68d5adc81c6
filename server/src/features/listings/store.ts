import type { ColumnType, Selectable } from 'kysely';

import type { ReportReason } from '@husvaer/domain/listings/report';
import { OPEN_STATES, type ListingState } from '@husvaer/domain/listings/states';
import type {
  EnergyLabel,
  Facility,
  Floor,
  Furnished,
  IncludedInRent,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/words';

import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

type Moment = ColumnType<Temporal.Instant, string, string>;

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
  listing_type: ListingType;
  property_type: PropertyType;
  street: string | null;
  street_number: string | null;
  apartment_number: string | null;
  postal_code: string | null;
  neighbourhood: string | null;
  city: string;
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
  furnished: Furnished | null;
  facilities: Facility[];
  included_in_rent: IncludedInRent[];
  video_url: string | null;
  view_360_url: string | null;
  published_at: ColumnType<Temporal.Instant | null, string | null, string | null>;
  created_at: Moment;
  updated_at: Moment;
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
  listing_image: {
    listing_id: string;
    photo_id: string;
    position: number;
    description: string | null;
    width: number;
    height: number;
    color: string;
  };
}

/** The key to the feature's tables, for its other stores as well. */
export const sql = owns<ListingTables>();

/** A listing as it is kept: what was said of it, and what has happened to it. */
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

export async function findImages(tx: ReadTx, listingId: string): Promise<ListingImage[]> {
  return sql(tx)
    .selectFrom('listing_image')
    .select(['photo_id as _id', 'width', 'height', 'color', 'description', 'position as order'])
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
}

/** Keeps a guest's report. */
export async function addReport(
  tx: Tx,
  report: {
    id: string;
    listingId: string;
    reason: ReportReason;
    text: string | null;
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
      reporter_id: null,
      created_at: report.at.toString(),
    })
    .execute();
}

/** Takes the homes of somebody who has left out of search: nobody would answer. */
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

/** Forgets whose homes these were. Drafts nobody has seen go. */
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
