import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { ConversationFilter } from '@husvaer/domain/messaging/conversation';
import { messagingErrors } from '@husvaer/domain/messaging/errors';

import { findPublicProfiles, type PublicProfile } from '../../accounts/public.ts';
import { findCovers, findListings, type Listing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { findBlocked } from '../blocks/store.ts';
import {
  countConversations,
  findConversationIds,
  findConversations,
  findParticipants,
  type Conversation,
  type Participant,
  type Scope,
} from '../store.ts';

/** The latest conversations that a search covers. */
const SEARCHED_MAX = 1000;

/** A conversation as one of its readers sees it. */
export interface ShownConversation extends Conversation {
  participants: (Participant & { profile: PublicProfile | undefined })[];
  /** Messages that this reader has not read; 0 for agents who do not participate. */
  unread: number;
  listing: Listing | undefined;
  coverId: string | undefined;
  /** Whether the reader has blocked a participant. */
  isBlocked: boolean;
}

/** Conversations in this order with their participants and homes. Permissions are not checked. */
export async function showConversations(
  { tx }: ReadWork,
  ids: readonly string[],
  readerId: string,
): Promise<ShownConversation[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findConversations(tx, ids)).map((row) => [row.id, row]));
  const everybody = await findParticipants(tx, ids);
  const accountIds = [...new Set(everybody.map(({ accountId }) => accountId))];
  const profiles = new Map(
    (await findPublicProfiles(tx, accountIds)).map((profile) => [profile.id, profile]),
  );
  const listingIds = [...rows.values()].flatMap(({ listingId }) => listingId ?? []);
  const homes = listingIds.length > 0 ? await findListings(tx, listingIds) : [];
  const listings = new Map(homes.map((listing) => [listing.id, listing]));
  const covers = await findCovers(tx, listingIds);
  const blocked = new Set(await findBlocked(tx, readerId));
  return ids.flatMap((id) => {
    const conversation = rows.get(id);
    if (!conversation) return [];
    const theirs = everybody.filter(({ conversationId }) => conversationId === id);
    const own = theirs.find(({ accountId }) => accountId === readerId);
    return [
      {
        ...conversation,
        participants: theirs.map((one) => ({ ...one, profile: profiles.get(one.accountId) })),
        unread: own ? conversation.messages - own.readPosition : 0,
        listing: listings.get(conversation.listingId ?? ''),
        coverId: covers.get(conversation.listingId ?? ''),
        isBlocked: theirs.some(({ accountId }) => blocked.has(accountId)),
      },
    ];
  });
}

export interface Conversations {
  data: ShownConversation[];
  filtered: number;
  total: number;
}

/** The user's own conversations, or for agents those about their partner's homes. */
export async function getConversations(
  work: ReadWork,
  query: {
    partnerId: string | null;
    filter: ConversationFilter;
    search: string | null;
    limit: number;
    skip: number;
  },
): Promise<Conversations> {
  const { tx, viewer } = work;
  const { partnerId, filter, search, limit, skip } = query;
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  if (partnerId !== null && !messagingPolicy.readForPartner(viewer, partnerId))
    throw messagingErrors.not_found();
  const scope: Scope = partnerId === null ? { accountId: viewer.id } : { partnerId };
  const request = { scope, filter };
  const total = await countConversations(tx, { scope, filter: 'all' });
  if (!search) {
    const ids = await findConversationIds(tx, request, { limit, skip });
    const data = await showConversations(work, ids, viewer.id);
    const filtered = filter === 'all' ? total : await countConversations(tx, request);
    return { data, filtered, total };
  }
  const latest = await findConversationIds(tx, request, { limit: SEARCHED_MAX, skip: 0 });
  const found = (await showConversations(work, latest, viewer.id)).filter(isAbout(search));
  return { data: found.slice(skip, skip + limit), filtered: found.length, total };
}

/** Matches the names of participants, the home, or the last message. */
function isAbout(search: string) {
  const wanted = search.toLowerCase();
  return ({ participants, listing, lastMessage }: ShownConversation): boolean =>
    [
      ...participants.map(({ profile }) => profile?.name),
      listing?.title,
      listing?.city,
      lastMessage,
    ].some((text) => text?.toLowerCase().includes(wanted));
}
