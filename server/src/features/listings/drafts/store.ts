import type { DraftContent, DraftImages } from '@husvaer/domain/listings/draft';

import type { Moment } from '../../../platform/db/moment.ts';
import { sql as raw, type ColumnType } from 'kysely';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface DraftTables {
  listing_draft: {
    listing_id: string;
    owner_id: string | null;
    partner_id: string | null;
    contact_id: string | null;
    content: ColumnType<DraftContent | null, string | null, string | null>;
    version: number;
    created_at: Moment;
    updated_at: Moment;
  };
  listing_draft_image: {
    listing_id: string;
    photo_id: string;
    position: number;
    description: string | null;
  };
}

const sql = owns<DraftTables>();

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
  'listing_id as listingId',
  'owner_id as ownerId',
  'partner_id as partnerId',
  'contact_id as contactId',
  'content',
  'version',
  'updated_at as updatedAt',
] as const;

export const findDrafts = (tx: ReadTx, ids: readonly string[]): Promise<Draft[]> =>
  sql(tx).selectFrom('listing_draft').select(DRAFT).where('listing_id', 'in', ids).execute();

export const lockDraft = (tx: Tx, listingId: string): Promise<Draft | undefined> =>
  sql(tx)
    .selectFrom('listing_draft')
    .select(DRAFT)
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst();

export async function saveDraft(
  tx: Tx,
  draft: Omit<Draft, 'updatedAt'>,
  at: Temporal.Instant,
): Promise<void> {
  const row = {
    owner_id: draft.ownerId,
    partner_id: draft.partnerId,
    contact_id: draft.contactId,
    content: draft.content && JSON.stringify(draft.content),
    version: draft.version,
    updated_at: at.toString(),
  };
  await sql(tx)
    .insertInto('listing_draft')
    .values({ listing_id: draft.listingId, created_at: at.toString(), ...row })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(row))
    .execute();
}

export async function removeDraft(tx: Tx, listingId: string): Promise<void> {
  await sql(tx).deleteFrom('listing_draft').where('listing_id', '=', listingId).execute();
}

/** Raises the versions of these homes' drafts, so that editors notice the change. */
export async function raiseVersions(
  tx: Tx,
  listingIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('listing_draft')
    .set({ version: raw<number>`version + 1`, updated_at: at.toString() })
    .where(raw<boolean>`listing_id = any(${listingIds}::uuid[])`)
    .execute();
}

/** The photos of several drafts, each in order. */
export const findDraftImages = (tx: ReadTx, ids: readonly string[]) =>
  sql(tx)
    .selectFrom('listing_draft_image')
    .select(['listing_id as listingId', 'photo_id as photoId', 'description'])
    .where('listing_id', 'in', ids)
    .orderBy('listing_id')
    .orderBy('position')
    .execute();

/** Replaces a draft's photos. */
export async function saveDraftImages(
  tx: Tx,
  listingId: string,
  images: DraftImages,
): Promise<void> {
  await sql(tx).deleteFrom('listing_draft_image').where('listing_id', '=', listingId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ photoId, description }, position) => ({
    listing_id: listingId,
    photo_id: photoId,
    position,
    description: description ?? null,
  }));
  await sql(tx).insertInto('listing_draft_image').values(rows).execute();
}

/** The number of an account's drafts that were never published. */
export async function countDrafts(tx: ReadTx, ownerId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('listing_draft')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an account's own drafts, and removes the account from partners' drafts. */
export async function forgetDrafts(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('listing_draft')
    .where('owner_id', '=', accountId)
    .where('partner_id', 'is', null)
    .execute();
  for (const column of ['owner_id', 'contact_id'] as const)
    await sql(tx)
      .updateTable('listing_draft')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}

/** All drafts of an account, for the owner's data export. */
export const findDraftsOf = (tx: ReadTx, ownerId: string) =>
  sql(tx)
    .selectFrom('listing_draft')
    .select(['content', 'updated_at as updatedAt'])
    .where('owner_id', '=', ownerId)
    .where('content', 'is not', null)
    .execute();
