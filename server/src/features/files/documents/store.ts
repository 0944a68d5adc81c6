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

/** A file that stays, with whatever it belongs to. */
export interface Document {
  id: string;
  /** Where it lies in the file store. */
  key: string;
  /** Null when whoever sent it is gone. */
  ownerId: string | null;
  title: string;
  /** What an upload is stored under: eleven characters and its own ending. What the house made is named after its title. */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  createdAt: Temporal.Instant;
}

/** Rows of versions before have an upload's title in their column `name` as well. */
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

/** Adds a document made of the upload `sentKey`. */
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

/** The document an upload became. */
export const findDocumentOf = (tx: ReadTx, sentKey: string): Promise<Document | undefined> =>
  sql(tx)
    .selectFrom('document')
    .select(DOCUMENT)
    .where('sent_key', '=', sentKey)
    .executeTakeFirst();

/** These documents; the order is not theirs, and nobody is asked whether they may see them. */
export async function findDocuments(tx: ReadTx, ids: readonly string[]): Promise<Document[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('document').select(DOCUMENT).where('id', 'in', ids).execute();
}

/** Somebody's own document, which is not removed before this transaction ends. */
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

/** All documents somebody has sent that are still here. */
export const findDocumentsOf = (tx: ReadTx, ownerId: string) =>
  sql(tx)
    .selectFrom('document')
    .select(['title', NAME, 'size', 'created_at as uploadedAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();

/** Forgets documents made before then that go with nothing. Their files are their uploads' from now on. */
export async function forgetUnusedDocuments(tx: Tx, before: Temporal.Instant): Promise<void> {
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

/** Forgets who sent documents. Those that go with something of others' stay. */
export async function disownDocuments(tx: Tx, ownerId: string): Promise<void> {
  await sql(tx)
    .updateTable('document')
    .set({ owner_id: null })
    .where('owner_id', '=', ownerId)
    .execute();
}
