import { messagingErrors } from '@husvaer/domain/messaging/errors';

import type { Work } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { findParticipants, lockConversation, markPosition, setAside, setHidden } from '../store.ts';
import { publishSeen } from '../tell-browsers.ts';

export interface ConversationChange {
  conversationId: string;
  readPosition?: number | undefined;
  deliveredPosition?: number | undefined;
  isArchived?: boolean | undefined;
  isFavorite?: boolean | undefined;
  /** Whether the partner's agents may read along. */
  hideForPartner?: boolean | undefined;
}

/** Reads, puts aside or hides a conversation: for oneself, but for what is hidden. Throws `messaging.not_found`. */
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
  await setAside(tx, who, {
    ...(isArchived !== undefined && { archivedAt: isArchived ? at : null }),
    ...(isFavorite !== undefined && { favouriteAt: isFavorite ? at : null }),
  });
  if (hideForPartner !== undefined) await setHidden(tx, conversationId, hideForPartner);
}

/** A conversation for one who takes part in it; reading along is not enough. */
export async function loadConversationForUpdate(work: Work, conversationId: string) {
  const { tx, viewer } = work;
  const conversation = await lockConversation(tx, conversationId);
  const participants = conversation ? await findParticipants(tx, [conversationId]) : [];
  const isTheirs =
    messagingPolicy.talk(viewer) && participants.some(({ accountId }) => accountId === viewer.id);
  if (!conversation || !isTheirs) throw messagingErrors.not_found();
  return { conversation, participants, viewer };
}
