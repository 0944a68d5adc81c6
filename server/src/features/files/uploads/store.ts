import type { UploadDirective } from '@husvaer/domain/files/uploads';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'upload' | 'photoWaiting' | 'document'>>();

interface Upload {
  key: string;
  /** Null when the uploader's account is deleted. */
  ownerId: string | null;
  directive: UploadDirective;
  title: string;
}

export async function addUpload(tx: Tx, upload: Upload, at: Temporal.Instant): Promise<void> {
  const { key, directive, title, ownerId } = upload;
  await sql(tx)
    .insertInto('upload')
    .values({ key, directive, title, ownerId, permittedAt: at.toString() })
    .execute();
}

/**
 * Records that our own storage received a file. Returns false when it had received one under this key before.
 */
export async function markReceived(tx: Tx, key: string, at: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('upload')
    .set({ receivedAt: at.toString() })
    .where('key', '=', key)
    .where('receivedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isReceived(tx: ReadTx, key: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('upload')
    .select('receivedAt')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined || row.receivedAt !== null;
}

export async function lockUpload(
  tx: Tx,
  key: string,
): Promise<(Upload & { isReceived: boolean; photoId: string | null }) | undefined> {
  const row = await sql(tx)
    .selectFrom('upload')
    .select(['key', 'ownerId', 'directive', 'title', 'photoId'])
    .select(({ eb }) => eb('receivedAt', 'is not', null).as('isReceived'))
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, isReceived: Boolean(row.isReceived) };
}

/**
 * Keys of uploads permitted before then, without those that a photo still waits for and those that are
 * documents.
 */
export async function findOldUploads(
  tx: ReadTx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('upload')
    .select('key')
    .where('permittedAt', '<', moment(before))
    .where('key', 'not in', (waiting) => waiting.selectFrom('photoWaiting').select('key'))
    .where('key', 'not in', (stored) => stored.selectFrom('document').select('key'))
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

export async function deleteUploads(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql(tx).deleteFrom('upload').where('key', 'in', keys).execute();
}

/** Records which photo was made from an upload. */
export async function recordPhoto(tx: Tx, key: string, photoId: string): Promise<void> {
  await sql(tx).updateTable('upload').set({ photoId }).where('key', '=', key).execute();
}

/** Removes the uploader from uploads: what was made from them belongs to others as well, or is removed. */
export async function forgetUploadOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql(tx)
    .updateTable('upload')
    .set({ ownerId: null })
    .where('ownerId', '=', ownerId)
    .execute();
}

/** A person's uploads since yesterday, without those that are documents. */
export async function findUploadsOf(tx: ReadTx, ownerId: string) {
  return sql(tx)
    .selectFrom('upload')
    .select(['title', 'permittedAt as uploadedAt'])
    .where('ownerId', '=', ownerId)
    .where('key', 'not in', (stored) => stored.selectFrom('document').select('key'))
    .execute();
}
