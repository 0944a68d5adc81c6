import { sql as raw, type ColumnType, type Selectable } from 'kysely';

import type { ListingContent } from '@husvaer/domain/listings/listing';
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

interface ListingTable {
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

const sql = owns<ListingTables>();

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

/** A row of a feed on its way into the table. */
export interface FeedRow {
  id: string;
  externalId: string;
  state: ListingState;
  content: ListingContent;
  cityPlaceId: string | null;
  publishedAt: Temporal.Instant;
}

export interface FeedOwner {
  /** Whose numbering `externalId` is. */
  feed: string;
  partnerId: string | null;
  ownerId: string | null;
  contactId: string | null;
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

export interface FeedOutcome {
  added: number;
  changed: number;
  unchanged: number;
}

/** What a batch did, and which homes that offers to people. */
export interface FeedSaved extends FeedOutcome {
  /** Homes that search shows now and did not before. */
  published: string[];
  /** Homes that search showed and shows for less now; øre. */
  cheaper: { listingId: string; rentBefore: bigint }[];
}

/**
 * Writes one batch of a feed. A row whose `externalId` is known changes that
 * listing, and only where it says something else than before.
 */
export async function saveFeedRows(
  tx: Tx,
  owner: FeedOwner,
  rows: readonly FeedRow[],
  at: Temporal.Instant,
): Promise<FeedSaved> {
  const written = await raw<WrittenRow>`
    with said as materialized (
      select * from jsonb_populate_recordset(null::listing, ${JSON.stringify(rows.map(toJsonRow))}::jsonb)
    ), before as materialized (
      select id, state, monthly_rent from listing
      where feed = ${owner.feed} and external_id in (select external_id from said)
    ), written as (
    insert into listing (
      id, feed, external_id, state, partner_id, owner_id, contact_id, title, description,
      listing_type, property_type, street, street_number, apartment_number, postal_code,
      neighbourhood, city, city_place_id, lat, lng, shows_exact_address, floor, total_bedrooms,
      total_size, internal_usable_size, external_usable_size, balcony_size, energy_label,
      available_from, available_to, minimum_stay, monthly_rent, deposit_amount, furnished,
      facilities, included_in_rent, video_url, view_360_url, published_at, created_at, updated_at
    )
    select
      id, ${owner.feed}, external_id, state, ${owner.partnerId}::uuid, ${owner.ownerId}::uuid,
      ${owner.contactId}::uuid, title, description, listing_type, property_type, street,
      street_number, apartment_number, postal_code, neighbourhood, city, city_place_id, lat, lng,
      shows_exact_address, floor, total_bedrooms, total_size, internal_usable_size,
      external_usable_size, balcony_size, energy_label, available_from, available_to,
      minimum_stay, monthly_rent, deposit_amount, furnished, facilities, included_in_rent,
      video_url, view_360_url,
      case when state <> 'draft' then published_at end, ${at.toString()}::timestamptz, ${at.toString()}::timestamptz
    from said
    on conflict (feed, external_id) where feed is not null do update set
      ${FEED_UPDATE}
    where (${raw.join(FEED_COLUMNS.map((column) => raw.ref(`listing.${column}`)))})
      is distinct from (${raw.join(FEED_COLUMNS.map((column) => raw.ref(`excluded.${column}`)))})
    returning id, state, monthly_rent
    )
    select written.id, written.state = 'published' as is_published, before.id is null as is_new,
      coalesce(before.state = 'published', false) as was_published,
      case when written.monthly_rent < before.monthly_rent then before.monthly_rent end as rent_before
    from written left join before using (id)`.execute(sql(tx));
  const added = written.rows.filter(({ is_new }) => is_new).length;
  const shown = written.rows.filter(({ is_published }) => is_published);
  return {
    added,
    changed: written.rows.length - added,
    unchanged: rows.length - written.rows.length,
    published: shown.flatMap(({ id, was_published }) => (was_published ? [] : [id])),
    cheaper: shown.flatMap(({ id, was_published, rent_before }) =>
      was_published && rent_before !== null ? [{ listingId: id, rentBefore: rent_before }] : [],
    ),
  };
}

interface WrittenRow {
  id: string;
  is_new: boolean;
  is_published: boolean;
  was_published: boolean;
  rent_before: bigint | null;
}

/** What a feed says, and so what a later run of it may change. */
const FEED_COLUMNS = [
  'state',
  'partner_id',
  'title',
  'description',
  'listing_type',
  'property_type',
  'street',
  'street_number',
  'apartment_number',
  'postal_code',
  'neighbourhood',
  'city',
  'city_place_id',
  'lat',
  'lng',
  'shows_exact_address',
  'floor',
  'total_bedrooms',
  'total_size',
  'internal_usable_size',
  'external_usable_size',
  'balcony_size',
  'energy_label',
  'available_from',
  'available_to',
  'minimum_stay',
  'monthly_rent',
  'deposit_amount',
  'furnished',
  'facilities',
  'included_in_rent',
  'video_url',
  'view_360_url',
] as const satisfies readonly (keyof ListingTable)[];

const FEED_UPDATE = raw.join([
  ...FEED_COLUMNS.map((column) => raw`${raw.ref(column)} = ${raw.ref(`excluded.${column}`)}`),
  raw`updated_at = excluded.updated_at`,
  // The first publishing is the one that counts as new.
  raw`published_at = coalesce(listing.published_at, excluded.published_at)`,
]);

function toJsonRow({ id, externalId, state, content, cityPlaceId, publishedAt }: FeedRow) {
  const { address, position } = content;
  return {
    id,
    external_id: externalId,
    state,
    title: content.title,
    description: content.description,
    listing_type: content.listingType,
    property_type: content.propertyType,
    street: address.street,
    street_number: address.streetNumber,
    apartment_number: address.apartmentNumber,
    postal_code: address.postalCode,
    neighbourhood: address.neighbourhood,
    city: address.city,
    city_place_id: cityPlaceId,
    lat: position.lat,
    lng: position.lng,
    shows_exact_address: content.showsExactAddress,
    floor: content.floor,
    total_bedrooms: content.totalBedrooms,
    total_size: content.totalSize,
    internal_usable_size: content.internalUsableSize,
    external_usable_size: content.externalUsableSize,
    balcony_size: content.balconySize,
    energy_label: content.energyLabel,
    available_from: content.availableFrom,
    available_to: content.availableTo,
    minimum_stay: content.minimumStay,
    monthly_rent: String(content.monthlyRent),
    deposit_amount: content.depositAmount === undefined ? undefined : String(content.depositAmount),
    furnished: content.furnished,
    facilities: content.facilities,
    included_in_rent: content.includedInRent,
    video_url: content.videoUrl,
    view_360_url: content.view360Url,
    published_at: publishedAt.toString(),
  };
}

/** Gives a feed's listings their pictures. */
export async function saveImages(
  tx: Tx,
  feed: string,
  images: readonly (ListingImage & { externalId: string })[],
): Promise<void> {
  await raw`
    insert into listing_image (listing_id, photo_id, position, description, width, height, color)
    select listing.id, image."_id", image."order", image.description, image.width, image.height, image.color
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as image (
      "externalId" text, "_id" uuid, "order" smallint, description text,
      width integer, height integer, color text
    )
    join listing on listing.feed = ${feed} and listing.external_id = image."externalId"
    on conflict do nothing`.execute(sql(tx));
}
