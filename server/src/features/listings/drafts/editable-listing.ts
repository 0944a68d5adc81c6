import { accountErrors } from '@husvaer/domain/accounts/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';
import type { DraftContent, DraftImages } from '@husvaer/domain/listings/draft';
import type { ListingState } from '@husvaer/domain/listings/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { contentOf } from '../columns.ts';
import { listingPolicy } from '../policy.ts';
import { findImageIds, findListings, lockListing, type Listing } from '../store.ts';
import {
  findDraftImages,
  findDrafts,
  lockDraft,
  saveDraft,
  saveDraftImages,
  type Draft,
} from './store.ts';

/** A home as its editors see it: the published part and the unpublished changes. */
export interface EditableListing {
  id: string;
  /** The version of the draft; 0 before the first. */
  version: number;
  state: ListingState;
  /** Whether there are unpublished changes. */
  hasChanges: boolean;
  ownerId: string | null;
  partnerId: string | null;
  contactId: string | null;
  content: DraftContent;
  images: DraftImages;
  publishedAt: Temporal.Instant | null;
  /** The first day of the lease for which it was taken off; null otherwise. */
  letFrom: string | null;
  updatedAt: Temporal.Instant;
  /** Undefined until it is first published. */
  listing: Listing | undefined;
}

/** These homes, in this order; deleted homes are left out. */
export async function findEditableListings(
  tx: ReadTx,
  ids: readonly string[],
): Promise<EditableListing[]> {
  if (ids.length === 0) return [];
  const listings = new Map((await findListings(tx, ids)).map((row) => [row.id, row]));
  const drafts = new Map((await findDrafts(tx, ids)).map((draft) => [draft.listingId, draft]));
  const isWritten = (id: string) => Boolean(drafts.get(id)?.content);
  const written = await findDraftImages(tx, ids);
  const images = [
    ...written.filter(({ listingId }) => isWritten(listingId)),
    ...(await findImageIds(tx, ids)).filter(({ listingId }) => !isWritten(listingId)),
  ];
  return ids.flatMap((id) => {
    const theirs = images.filter(({ listingId }) => listingId === id);
    return editableOf(listings.get(id), drafts.get(id), theirs.map(asImage)) ?? [];
  });
}

/**
 * A home, for users who may edit it. Throws `listings.not_found` for others, and `accounts.login_required`.
 */
export async function getEditableListing(
  work: ReadWork,
  listingId: string,
): Promise<EditableListing> {
  if (work.viewer.kind === 'guest') throw accountErrors.login_required();
  const [hand] = await findEditableListings(work.tx, [listingId]);
  if (!hand || !listingPolicy.write(work.viewer, hand))
    throw listingErrors.not_found({ listingId });
  return hand;
}

/** Like {@link getEditableListing}, but locks the home until the end of the transaction. */
export async function loadEditableListingForUpdate(
  work: Work,
  listingId: string,
): Promise<EditableListing & { writer: AccountViewer }> {
  const { tx, viewer } = work;
  await lockListing(tx, listingId);
  await lockDraft(tx, listingId);
  const hand = await getEditableListing(work, listingId);
  if (!listingPolicy.write(viewer, hand)) throw listingErrors.not_found({ listingId });
  return { ...hand, writer: viewer };
}

/** Throws `listings.changed_elsewhere` when the version read is not the latest. */
export function requireVersion({ version, updatedAt }: EditableListing, read: number): void {
  if (read !== version)
    throw listingErrors.changed_elsewhere({ version, updatedAt: updatedAt.toString() });
}

/** Saves the draft of a home as its next version; `content` is null when nothing is unpublished. */
export async function saveListingVersion(
  work: Work,
  hand: EditableListing,
  { content, images }: { content: DraftContent | null; images: DraftImages },
): Promise<void> {
  const { id: listingId, ownerId, partnerId, contactId } = hand;
  const draft = { listingId, ownerId, partnerId, contactId, content, version: hand.version + 1 };
  await saveDraft(work.tx, draft, work.clock.now());
  await saveDraftImages(work.tx, listingId, images);
}

const asImage = ({ photoId, description }: { photoId: string; description: string | null }) => ({
  photoId,
  description,
});

function editableOf(
  listing: Listing | undefined,
  draft: Draft | undefined,
  images: DraftImages,
): EditableListing | undefined {
  const isGone = listing ? listing.deletedAt !== null : !draft?.content;
  if (isGone) return undefined;
  const owner = listing
    ? { ownerId: listing.ownerId, partnerId: listing.partnerId, contactId: listing.contactId }
    : draft!;
  const changes = [listing?.updatedAt, draft?.updatedAt].filter((at) => at !== undefined);
  return {
    id: listing?.id ?? draft!.listingId,
    version: draft?.version ?? 0,
    state: listing?.state ?? 'draft',
    hasChanges: Boolean(listing && draft?.content),
    ownerId: owner.ownerId,
    partnerId: owner.partnerId,
    contactId: owner.contactId,
    content: draft?.content ?? contentOf(listing!),
    images,
    publishedAt: listing?.publishedAt ?? null,
    letFrom: listing?.letFrom ?? null,
    updatedAt: changes.sort(Temporal.Instant.compare).at(-1)!,
    listing,
  };
}
