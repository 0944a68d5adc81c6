import type { DraftContent, DraftImages } from '@husvaer/domain/listings/draft';

import { sql as raw } from 'kysely';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'listingDraft' | 'listingDraftImage'>>();

/** The draft of a home. */
export interface Draft {
  listingId: string;
  ownerId: string | null;
  partnerId: string | null;
  contactId: string | null;
  /** Null when nothing is unpublished. */
  content: DraftContent | null;
  version: number;
  updatedAt: Temporal.Instant;
}

const DRAFT = [
  'listingId',
  'ownerId',
  'partnerId',
  'contactId',
  'content',
  'version',
  'updatedAt',
] as const;

export const findDrafts = (tx: ReadTx, ids: readonly string[]): Promise<Draft[]> =>
  sql(tx).selectFrom('listingDraft').select(DRAFT).where('listingId', 'in', ids).execute();

export const lockDraft = (tx: Tx, listingId: string): Promise<Draft | undefined> =>
  sql(tx)
    .selectFrom('listingDraft')
    .select(DRAFT)
    .where('listingId', '=', listingId)
    .forUpdate()
    .executeTakeFirst();

export async function saveDraft(
  tx: Tx,
  draft: Omit<Draft, 'updatedAt'>,
  at: Temporal.Instant,
): Promise<void> {
  const row = {
    ownerId: draft.ownerId,
    partnerId: draft.partnerId,
    contactId: draft.contactId,
    content: draft.content && JSON.stringify(draft.content),
    version: draft.version,
    updatedAt: at.toString(),
  };
  await sql(tx)
    .insertInto('listingDraft')
    .values({ listingId: draft.listingId, createdAt: at.toString(), ...row })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(row))
    .execute();
}

export async function removeDraft(tx: Tx, listingId: string): Promise<void> {
  await sql(tx).deleteFrom('listingDraft').where('listingId', '=', listingId).execute();
}

/** Raises the versions of these homes' drafts, so that editors notice the change. */
export async function raiseVersions(
  tx: Tx,
  listingIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listingDraft')
    .set({ version: raw<number>`version + 1`, updatedAt: at.toString() })
    .where(raw<boolean>`listing_id = any(${listingIds}::uuid[])`)
    .execute();
}

/** The photos of several drafts, each in order. */
export const findDraftImages = (tx: ReadTx, ids: readonly string[]) =>
  sql(tx)
    .selectFrom('listingDraftImage')
    .select(['listingId', 'photoId', 'description'])
    .where('listingId', 'in', ids)
    .orderBy('listingId')
    .orderBy('position')
    .execute();

/** Replaces a draft's photos. */
export async function saveDraftImages(
  tx: Tx,
  listingId: string,
  images: DraftImages,
): Promise<void> {
  await sql(tx).deleteFrom('listingDraftImage').where('listingId', '=', listingId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ photoId, description }, position) => ({
    listingId,
    photoId,
    position,
    description: description ?? null,
  }));
  await sql(tx).insertInto('listingDraftImage').values(rows).execute();
}

/** The number of an account's drafts that were never published. */
export async function countDrafts(tx: ReadTx, ownerId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('listingDraft')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an account's own drafts, and removes the account from partners' drafts. */
export async function forgetDrafts(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('listingDraft')
    .where('ownerId', '=', accountId)
    .where('partnerId', 'is', null)
    .execute();
  for (const column of ['ownerId', 'contactId'] as const)
    await sql(tx)
      .updateTable('listingDraft')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}

/** All drafts of an account, for the owner's data export. */
export const findDraftsOf = (tx: ReadTx, ownerId: string) =>
  sql(tx)
    .selectFrom('listingDraft')
    .select(['content', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .where('content', 'is not', null)
    .execute();
