import { messagingErrors } from '@husvaer/domain/messaging/errors';

import type { Work } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import {
  findParticipants,
  lockConversation,
  markPosition,
  setArchivedOrFavourite,
  setHidden,
} from '../store.ts';
import { publishSeen } from '../publish-to-browsers.ts';

interface ConversationChange {
  conversationId: string;
  readPosition?: number | undefined;
  deliveredPosition?: number | undefined;
  isArchived?: boolean | undefined;
  isFavorite?: boolean | undefined;
  /** Whether to hide it from the partner's agents. */
  hideForPartner?: boolean | undefined;
}

/**
 * Marks a conversation as read, archives it or hides it; except for hiding, only for the user. Throws
 * `messaging.not_found`.
 */
export async function updateConversation(work: Work, change: ConversationChange): Promise<void> {
  const { tx, clock } = work;
  const { conversationId, isArchived, isFavorite, hideForPartner } = change;
  const { conversation, participants, viewer } = await loadConversationForUpdate(
    work,
    conversationId,
  );
  const who = { conversationId, accountId: viewer.id };
  const last = conversation.messages;
  const read = Math.min(change.readPosition ?? 0, last);
  const delivered = Math.min(change.deliveredPosition ?? 0, last);
  const seen = await markPosition(tx, who, { read, delivered });
  const accountIds = participants.map(({ accountId }) => accountId);
  if (seen) publishSeen(work, { conversation, accountIds }, seen);
  const at = clock.now();
  await setArchivedOrFavourite(tx, who, {
    ...(isArchived !== undefined && { archivedAt: isArchived ? at : null }),
    ...(isFavorite !== undefined && { favouriteAt: isFavorite ? at : null }),
  });
  if (hideForPartner !== undefined) await setHidden(tx, conversationId, hideForPartner);
}

/** Locks a conversation, for its participants only; permission to read is not enough. */
export async function loadConversationForUpdate(work: Work, conversationId: string) {
  const { tx, viewer } = work;
  const conversation = await lockConversation(tx, conversationId);
  const participants = conversation ? await findParticipants(tx, [conversationId]) : [];
  const isTheirs =
    messagingPolicy.talk(viewer) && participants.some(({ accountId }) => accountId === viewer.id);
  if (!conversation || !isTheirs) throw messagingErrors.not_found();
  return { conversation, participants, viewer };
}
