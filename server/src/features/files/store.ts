import { sql as raw, type ExpressionBuilder } from 'kysely';

import { moment } from '../../platform/db/moment.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { waitingBy } from '../../platform/db/waiting.ts';
import type { QueueState } from '../../platform/metrics/metrics.ts';

type FileTables = Pick<Tables, 'photo' | 'photoWaiting' | 'photoInUse'>;

const sql = owns<FileTables>();

/** The worker that makes sizes is notified of queued photos here. */
export const PHOTO_CHANNEL = 'husvaer_photos';

/** A photo whose sizes are stored. */
export interface Photo {
  id: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Mean colour, #rrggbb, shown until the picture has loaded. */
  color: string;
}

/** A photo in any state: it waits until it has a width, or a refusal (an error's code). */
export interface UploadedPhoto {
  id: string;
  width: number | null;
  height: number | null;
  color: string | null;
  refusal: string | null;
}

const UPLOADED_PHOTO = ['id', 'width', 'height', 'color', 'refusal'] as const;

export async function savePhoto(tx: Tx, photo: Photo, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('photo')
    .values({ ...photo, createdAt: at.toString(), refusal: null, ownerId: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Those of these photos that this account uploaded, in any state. */
export async function findUploadedPhotos(
  tx: ReadTx,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
): Promise<UploadedPhoto[]> {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('photo')
    .select(UPLOADED_PHOTO)
    .where('id', 'in', ids)
    .where('ownerId', '=', ownerId)
    .execute();
}

/** These photos, in any state and order. */
export async function findPhotos(tx: ReadTx, ids: readonly string[]): Promise<UploadedPhoto[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('photo').select(UPLOADED_PHOTO).where('id', 'in', ids).execute();
}

/**
 * Like {@link findPhotos}, but locks the rows until the transaction ends. A listener of `files.photo_made`
 * then sees what this transaction wrote.
 */
export async function lockPhotos(tx: Tx, ids: readonly string[]): Promise<UploadedPhoto[]> {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('photo')
    .select(UPLOADED_PHOTO)
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
}

/** All stored photos that a person uploaded. */
export async function findPhotosOf(tx: ReadTx, ownerId: string) {
  return sql(tx)
    .selectFrom('photo')
    .select(['id', 'createdAt as uploadedAt'])
    .where('ownerId', '=', ownerId)
    .execute();
}

/** Deletes a photo unless it is in use. Returns whether it was deleted. */
export async function deletePhoto(tx: Tx, id: string): Promise<boolean> {
  const gone = await sql(tx)
    .deleteFrom('photo')
    .where('id', '=', id)
    .where(isUnused)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Photos that are not in use, made or taken before then. */
export async function findUnusedPhotos(
  tx: ReadTx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('photo')
    .select('id')
    .where('createdAt', '<', moment(before))
    .where(isUnused)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function isUnused({ not, exists, selectFrom }: ExpressionBuilder<FileTables, 'photo'>) {
  const use = selectFrom('photoInUse').select('photoId');
  return not(exists(use.whereRef('photoId', '=', 'photo.id')));
}

/** Adds a photo from an upload; it waits for its sizes. */
export async function addWaitingPhoto(
  tx: Tx,
  { id, key, ownerId }: { id: string; key: string; ownerId: string },
  at: Temporal.Instant,
): Promise<void> {
  const now = at.toString();
  await sql(tx).insertInto('photo').values({ id, createdAt: now, ownerId }).execute();
  await sql(tx).insertInto('photoWaiting').values({ photoId: id, key, dueAt: now }).execute();
  await raw`select pg_notify(${PHOTO_CHANNEL}, '')`.execute(sql(tx));
}

/** A waiting photo, claimed by one node. */
export interface WaitingPhoto {
  photoId: string;
  key: string;
  /** Including this attempt. */
  attempts: number;
}

/** Claims the photo that has waited longest until `until`; other nodes skip it. */
export async function claimWaitingPhoto(
  tx: Tx,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<WaitingPhoto | undefined> {
  return sql(tx)
    .updateTable('photoWaiting')
    .set({ dueAt: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('photoId', '=', (due) =>
      due
        .selectFrom('photoWaiting')
        .select('photoId')
        .where('dueAt', '<=', moment(now))
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['photoId', 'key', 'attempts'])
    .executeTakeFirst();
}

export async function postponeWaiting(
  tx: Tx,
  photoId: string,
  until: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('photoWaiting')
    .set({ dueAt: until.toString() })
    .where('photoId', '=', photoId)
    .execute();
}

/** Ends the wait of a photo, with its data or a refusal. Returns false when it had ended before. */
export async function completePhoto(
  tx: Tx,
  photoId: string,
  became: Omit<Photo, 'id'> | { refusal: string },
): Promise<boolean> {
  const { numDeletedRows } = await sql(tx)
    .deleteFrom('photoWaiting')
    .where('photoId', '=', photoId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await sql(tx).updateTable('photo').set(became).where('id', '=', photoId).execute();
  return true;
}

/** The queue of photos, for operators. */
export const getPhotoQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx).selectFrom('photoWaiting').select(waitingBy('dueAt')).executeTakeFirstOrThrow();
