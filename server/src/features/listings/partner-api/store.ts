import { sql as raw } from 'kysely';

import type { UploadedPhoto } from '../../files/public.ts';
import { moment } from '../../../platform/db/moment.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { Listing } from '../store.ts';

const sql = owns<Pick<Tables, 'listing' | 'listingPicture' | 'listingImage'>>();

/** The feed of a partner's system. */
export const feedOf = (partnerId: string): string => `partner:${partnerId}`;

/** A partner's home by its external id. */
export const findByExternalId = async (
  tx: ReadTx,
  partnerId: string,
  externalId: string,
): Promise<Listing | undefined> => (await findOfFeed(tx, feedOf(partnerId), [externalId]))[0];

/** The external id of a home in a partner's system; null when it did not come from there. */
export const externalIdOf = (
  { feed, externalId }: Pick<Listing, 'feed' | 'externalId'>,
  partnerId: string,
): string | null => (feed === feedOf(partnerId) ? externalId : null);

/** Homes of a feed by external ids. Homes that an agent has deleted are included, as withdrawn. */
export const findOfFeed = (
  tx: ReadTx,
  feed: string,
  externalIds: readonly string[],
): Promise<Listing[]> =>
  sql(tx)
    .selectFrom('listing')
    .selectAll()
    .where('feed', '=', feed)
    .where(raw<boolean>`external_id = any(${externalIds}::text[])`)
    .execute();

/** Like {@link findOfFeed}, for one home; locks it until the end of the transaction. */
export const lockOfFeed = (
  tx: Tx,
  feed: string,
  externalId: string,
): Promise<Listing | undefined> =>
  sql(tx)
    .selectFrom('listing')
    .selectAll()
    .where('feed', '=', feed)
    .where('externalId', '=', externalId)
    .forUpdate()
    .executeTakeFirst();

/** A feed's homes by external id, after one of them. */
export const findPageOfFeed = (
  tx: ReadTx,
  feed: string,
  { after, limit, since }: { after: string; limit: number; since: Temporal.Instant | undefined },
): Promise<Listing[]> =>
  sql(tx)
    .selectFrom('listing')
    .selectAll()
    .where('feed', '=', feed)
    .where('externalId', '>', after)
    .$if(since !== undefined, (all) => all.where('updatedAt', '>=', moment(since!)))
    .orderBy('externalId')
    .limit(limit)
    .execute();

/** A picture's URL from a partner, and its photo. */
export interface NamedPicture {
  listingId: string;
  url: string;
  description: string | null;
  photoId: string;
  /** When the photo was requested. */
  askedAt: Temporal.Instant;
}

/** The pictures of several homes, each in order. */
export const findPictures = (tx: ReadTx, listingIds: readonly string[]): Promise<NamedPicture[]> =>
  sql(tx)
    .selectFrom('listingPicture')
    .select(['listingId', 'url', 'description', 'photoId', 'askedAt'])
    .where(raw<boolean>`listing_id = any(${listingIds}::uuid[])`)
    .orderBy('listingId')
    .orderBy('position')
    .execute();

/** The new pictures of a home, by URL, with what is known of their photos. */
interface PicturesOfHome {
  listingId: string;
  pictures: readonly (Omit<NamedPicture, 'listingId'> & { photo: ShownPhoto })[];
}
type ShownPhoto = Omit<UploadedPhoto, 'id'>;

const PICTURE_COLUMNS = {
  listingId: 'uuid',
  position: 'smallint',
  url: 'text',
  description: 'text',
  photoId: 'uuid',
  askedAt: 'timestamptz',
  refusal: 'text',
  width: 'integer',
  height: 'integer',
  color: 'text',
};

/** Replaces the pictures of homes; pictures that failed are not shown. */
export async function savePictures(tx: Tx, homes: readonly PicturesOfHome[]): Promise<void> {
  const rows = homes.flatMap(({ listingId, pictures }) =>
    pictures.map(({ photo, askedAt, ...picture }, position) => ({
      ...photo,
      ...picture,
      listingId,
      position,
      askedAt: askedAt.toString(),
    })),
  );
  const ids = homes.map(({ listingId }) => listingId);
  for (const table of ['listingPicture', 'listingImage'] as const)
    await sql(tx)
      .deleteFrom(table)
      .where(raw<boolean>`listing_id = any(${ids}::uuid[])`)
      .execute();
  await raw`
    with input as (
      select * from ${unnestRows('input', PICTURE_COLUMNS, rows)}
    ), named as (
      insert into listing_picture (listing_id, position, url, description, photo_id, asked_at)
      select listing_id, position, url, description, photo_id, asked_at from input
    )
    insert into listing_image (listing_id, photo_id, position, description, width, height, color)
    select listing_id, photo_id, position, description, width, height, color from input
    where refusal is null`.execute(sql(tx));
}

/** The homes of which a partner named this photo. */
export async function findHomesOfPicture(tx: ReadTx, photoId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('listingPicture')
    .select('listingId as id')
    .where('photoId', '=', photoId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that these homes have changed. */
export async function markChanged(
  tx: Tx,
  listingIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listing')
    .set({ updatedAt: at.toString() })
    .where(raw<boolean>`id = any(${listingIds}::uuid[])`)
    .execute();
}
