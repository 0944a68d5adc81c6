import { writeJsonRows } from '../../../platform/db/json.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { sql as raw } from 'kysely';

import type { ListingContent } from '@husvaer/domain/listings/listing';
import type { ListingState } from '@husvaer/domain/listings/states';

import type { Tx } from '../../../platform/db/tx.ts';
import { columnsOf, CONTENT_COLUMNS } from '../columns.ts';
import { sql, type ListingImage } from '../store.ts';

/** A row of a feed to be saved. */
interface FeedRow {
  id: string;
  externalId: string;
  state: ListingState;
  content: ListingContent;
  publishedAt: Temporal.Instant;
}

export interface FeedOwner {
  /** The feed that `externalId` belongs to. */
  feed: string;
  partnerId: string | null;
  ownerId: string | null;
  contactId: string | null;
}

export interface FeedOutcome {
  added: number;
  changed: number;
  unchanged: number;
  /** Ids of added and changed listings. */
  written: string[];
}

/** The result of a batch, and the homes to report to searches. */
interface SavedBatch extends FeedOutcome {
  /** Homes that search shows now and did not before. */
  published: string[];
  /** Homes that search shows with a lower rent than before; øre. */
  cheaper: { listingId: string; rentBefore: bigint }[];
}

/** Serialises batches of one feed: each sees the result of the one before. */
export async function lockFeed(tx: Tx, feed: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${feed}, 0))`.execute(sql(tx));
}

/**
 * Saves one batch of a feed. A row with a known `externalId` changes that listing, if its content differs.
 */
export async function saveFeedRows(
  tx: Tx,
  owner: FeedOwner,
  rows: readonly FeedRow[],
  at: Temporal.Instant,
): Promise<SavedBatch> {
  const written = await raw<WrittenRow>`
    with input as materialized (
      select * from jsonb_populate_recordset(null::listing, ${writeJsonRows(rows.map(asRow))}::jsonb)
    ), before as materialized (
      select id, state, monthly_rent from listing
      where feed = ${owner.feed} and external_id in (select external_id from input)
    ), written as (
    insert into listing (
      id, feed, external_id, state, partner_id, owner_id, contact_id, ${CONTENT},
      published_at, created_at, updated_at
    )
    select
      id, ${owner.feed}, external_id, state, ${owner.partnerId}::uuid, ${owner.ownerId}::uuid,
      ${owner.contactId}::uuid, ${CONTENT},
      case when state <> 'draft' then published_at end, ${at.toString()}::timestamptz, ${at.toString()}::timestamptz
    from input
    on conflict (feed, external_id) where feed is not null do update set
      ${FEED_UPDATE}
    where (${raw.join(FEED_COLUMNS.map((column) => raw.ref(`listing.${column}`)))})
      is distinct from (${raw.join(FEED_COLUMNS.map(feedValue))})
    returning id, state, monthly_rent
    )
    select written.id, written.state = 'published' as is_published, before.id is null as is_new,
      coalesce(before.state = 'published', false) as was_published,
      case when written.monthly_rent < before.monthly_rent then before.monthly_rent end as rent_before
    from written left join before using (id)`.execute(sql(tx));
  const added = written.rows.filter(({ isNew }) => isNew).length;
  const shown = written.rows.filter(({ isPublished }) => isPublished);
  return {
    added,
    changed: written.rows.length - added,
    unchanged: rows.length - written.rows.length,
    written: written.rows.map(({ id }) => id),
    published: shown.flatMap(({ id, wasPublished }) => (wasPublished ? [] : [id])),
    cheaper: shown.flatMap(({ id, wasPublished, rentBefore }) =>
      wasPublished && rentBefore !== null ? [{ listingId: id, rentBefore }] : [],
    ),
  };
}

interface WrittenRow {
  id: string;
  isNew: boolean;
  isPublished: boolean;
  wasPublished: boolean;
  rentBefore: bigint | null;
}

const CONTENT = raw.join(CONTENT_COLUMNS.map((column) => raw.ref(column)));

/** The columns that a feed sets and later runs may change. */
const FEED_COLUMNS = ['state', 'partnerId', ...CONTENT_COLUMNS] as const;

/** Whether a feed still offers a home as it did when it was let here: only another date offers it again. */
const IS_STILL_LET = raw<boolean>`(listing.let_from is not null
  and excluded.available_from is not distinct from listing.available_from)`;

const feedValue = (column: (typeof FEED_COLUMNS)[number]) =>
  column === 'state'
    ? raw`case when ${IS_STILL_LET} then listing.state else excluded.state end`
    : raw.ref(`excluded.${column}`);

const FEED_UPDATE = raw.join([
  ...FEED_COLUMNS.map((column) => raw`${raw.ref(column)} = ${feedValue(column)}`),
  raw`let_from = case when ${IS_STILL_LET} then listing.let_from end`,
  raw`updated_at = excluded.updated_at`,
  // The first publication date stays.
  raw`published_at = coalesce(listing.published_at, excluded.published_at)`,
  // A listing that the feed offers again is restored.
  raw`deleted_at = null`,
]);

const asRow = ({ id, externalId, state, content, publishedAt }: FeedRow) => ({
  ...columnsOf(content),
  id,
  externalId,
  state,
  publishedAt: publishedAt.toString(),
});

const IMAGE_COLUMNS = {
  externalId: 'text',
  _id: 'uuid',
  order: 'smallint',
  description: 'text',
  width: 'integer',
  height: 'integer',
  color: 'text',
};

/** Replaces the pictures of a feed's listings. */
export async function saveImages(
  tx: Tx,
  feed: string,
  images: readonly (ListingImage & { externalId: string })[],
): Promise<void> {
  await raw`
    insert into listing_image (listing_id, photo_id, position, description, width, height, color)
    select listing.id, image."_id", image."order", image.description, image.width, image.height, image.color
    from ${unnestRows('image', IMAGE_COLUMNS, images)}
    join listing on listing.feed = ${feed} and listing.external_id = image.external_id
    on conflict do nothing`.execute(sql(tx));
}
