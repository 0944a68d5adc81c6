import { sql as raw } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';
import { PHOTO_CHANNEL } from '../store.ts';

const sql = owns<Pick<Tables, 'pictureWanted' | 'photo' | 'photoWaiting'>>();

/** The worker that fetches pictures is notified of new ones here. */
export const PICTURE_CHANNEL = 'husvaer_pictures';

/** A picture on another server, claimed by one node. */
export interface WantedPicture {
  photoId: string;
  url: string;
  host: string;
  /** Including this attempt. */
  attempts: number;
}

/** Adds photos that have to be fetched before they can wait for their sizes. */
export async function addWantedPictures(
  tx: Tx,
  pictures: readonly { photoId: string; url: string }[],
  at: Temporal.Instant,
): Promise<void> {
  const now = at.toString();
  const wanted = pictures.map((picture) => ({ ...picture, host: new URL(picture.url).host }));
  // One statement for any number: a batch of homes may have twenty thousand pictures.
  await raw`
    with wanted as (
      select * from ${unnestRows('wanted', { photoId: 'uuid', url: 'text', host: 'text' }, wanted)}
    ), photos as (
      insert into photo (id, created_at) select photo_id, ${now}::timestamptz from wanted
    )
    insert into picture_wanted (photo_id, url, host, due_at)
    select photo_id, url, host, ${now}::timestamptz from wanted`.execute(sql(tx));
  await raw`select pg_notify(${PICTURE_CHANNEL}, '')`.execute(sql(tx));
}

/** Claims the picture that has waited longest, not from these hosts, until `until`; other nodes skip it. */
export async function claimWantedPicture(
  tx: Tx,
  {
    now,
    until,
    busyHosts,
  }: { now: Temporal.Instant; until: Temporal.Instant; busyHosts: string[] },
): Promise<WantedPicture | undefined> {
  return sql(tx)
    .updateTable('pictureWanted')
    .set({ dueAt: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('photoId', '=', (due) =>
      due
        .selectFrom('pictureWanted')
        .select('photoId')
        .where('dueAt', '<=', moment(now))
        .where(raw<boolean>`host <> all(${busyHosts}::text[])`)
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['photoId', 'url', 'host', 'attempts'])
    .executeTakeFirst();
}

export async function postponeWanted(
  tx: Tx,
  photoId: string,
  until: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('pictureWanted')
    .set({ dueAt: until.toString() })
    .where('photoId', '=', photoId)
    .execute();
}

/** Returns false when it is no longer wanted. */
export async function deleteWantedPicture(tx: Tx, photoId: string): Promise<boolean> {
  const { numDeletedRows } = await sql(tx)
    .deleteFrom('pictureWanted')
    .where('photoId', '=', photoId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function saveRefusal(tx: Tx, photoId: string, refusal: string): Promise<void> {
  await sql(tx).updateTable('photo').set({ refusal }).where('id', '=', photoId).execute();
}

/** Queues a fetched original for its sizes. */
export async function waitForSizes(
  tx: Tx,
  { photoId, key }: { photoId: string; key: string },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx).insertInto('photoWaiting').values({ photoId, key, dueAt: at.toString() }).execute();
  await raw`select pg_notify(${PHOTO_CHANNEL}, '')`.execute(sql(tx));
}

/** The queue of wanted pictures, for operators. */
export const getWantedPictureQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('pictureWanted').select(waitingBy('dueAt')).executeTakeFirstOrThrow();
