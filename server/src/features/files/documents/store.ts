import { sql as raw, type ExpressionBuilder } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

type DocumentTables = Pick<Tables, 'document' | 'documentInUse'>;

const sql = owns<DocumentTables>();

/** A stored file that belongs to something. */
export interface Document {
  id: string;
  /** Its key in the file storage. */
  key: string;
  /** Null when the sender's account is deleted. */
  ownerId: string | null;
  title: string;
  /**
   * The stored name of an upload: 11 characters and its extension. Files made by Husvær are named after their
   * title.
   */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  createdAt: Temporal.Instant;
}

/** Rows of earlier versions have an upload's title in the column `name` as well. */
const NAME =
  raw<string>`case when sent_key like 'uploads/%' then regexp_replace(sent_key, '^.*/', '') else name end`.as(
    'name',
  );

const DOCUMENT = [
  'id',
  'key',
  'ownerId',
  'title',
  NAME,
  'size',
  'contentType',
  'createdAt',
] as const;

/** Adds a document made from the upload `sentKey`. */
export async function addDocument(tx: Tx, document: Document, sentKey: string): Promise<void> {
  const { id, key, ownerId, title, name, size, contentType, createdAt } = document;
  await sql(tx)
    .insertInto('document')
    .values({
      id,
      sentKey,
      key,
      ownerId,
      title,
      name,
      size,
      contentType,
      createdAt: createdAt.toString(),
    })
    .execute();
}

/** The document made from an upload. */
export const findDocumentOf = (tx: ReadTx, sentKey: string): Promise<Document | undefined> =>
  sql(tx).selectFrom('document').select(DOCUMENT).where('sentKey', '=', sentKey).executeTakeFirst();

/** These documents, in any order. Callers check permission to see them. */
export async function findDocuments(tx: ReadTx, ids: readonly string[]): Promise<Document[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('document').select(DOCUMENT).where('id', 'in', ids).execute();
}

/** A person's own document, locked so that it is not removed before the end of the transaction. */
export const lockDocument = (
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Document | undefined> =>
  sql(tx)
    .selectFrom('document')
    .select(DOCUMENT)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();

/** All stored documents that a person sent. */
export const findDocumentsOf = (tx: ReadTx, ownerId: string) =>
  sql(tx)
    .selectFrom('document')
    .select(['title', NAME, 'size', 'createdAt as uploadedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .execute();

/** Deletes documents made before then that belong to nothing. Their files then count as uploads. */
export async function deleteUnusedDocuments(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx)
    .deleteFrom('document')
    .where('createdAt', '<', moment(before))
    .where(isUnused)
    .execute();
}

function isUnused({ not, exists, selectFrom }: ExpressionBuilder<DocumentTables, 'document'>) {
  const use = selectFrom('documentInUse').select('documentId');
  return not(exists(use.whereRef('documentId', '=', 'document.id')));
}

/** Removes the sender from documents. Those that belong to something of others remain. */
export async function forgetDocumentOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql(tx)
    .updateTable('document')
    .set({ ownerId: null })
    .where('ownerId', '=', ownerId)
    .execute();
}
