import { sql as raw, type ExpressionBuilder } from 'kysely';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface DocumentTables {
  document: {
    id: string;
    sent_key: string;
    key: string;
    owner_id: string | null;
    title: string;
    name: string;
    size: number;
    content_type: string;
    created_at: Moment;
  };
  document_in_use: { document_id: string };
}

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
  'owner_id as ownerId',
  'title',
  NAME,
  'size',
  'content_type as contentType',
  'created_at as createdAt',
] as const;

/** Adds a document made from the upload `sentKey`. */
export async function addDocument(tx: Tx, document: Document, sentKey: string): Promise<void> {
  const { id, key, ownerId, title, name, size, contentType, createdAt } = document;
  await sql(tx)
    .insertInto('document')
    .values({
      id,
      sent_key: sentKey,
      key,
      owner_id: ownerId,
      title,
      name,
      size,
      content_type: contentType,
      created_at: createdAt.toString(),
    })
    .execute();
}

/** The document made from an upload. */
export const findDocumentOf = (tx: ReadTx, sentKey: string): Promise<Document | undefined> =>
  sql(tx)
    .selectFrom('document')
    .select(DOCUMENT)
    .where('sent_key', '=', sentKey)
    .executeTakeFirst();

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
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();

/** All stored documents that a person sent. */
export const findDocumentsOf = (tx: ReadTx, ownerId: string) =>
  sql(tx)
    .selectFrom('document')
    .select(['title', NAME, 'size', 'created_at as uploadedAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();

/** Deletes documents made before then that belong to nothing. Their files then count as uploads. */
export async function deleteUnusedDocuments(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx)
    .deleteFrom('document')
    .where('created_at', '<', moment(before))
    .where(isUnused)
    .execute();
}

function isUnused({ not, exists, selectFrom }: ExpressionBuilder<DocumentTables, 'document'>) {
  const use = selectFrom('document_in_use').select('document_id');
  return not(exists(use.whereRef('document_id', '=', 'document.id')));
}

/** Removes the sender from documents. Those that belong to something of others remain. */
export async function forgetDocumentOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql(tx)
    .updateTable('document')
    .set({ owner_id: null })
    .where('owner_id', '=', ownerId)
    .execute();
}
