import { messagingErrors } from '@husvaer/domain/messaging/errors';
import {
  excerptOf,
  hasContactDetails,
  NEW_ACCOUNT_DAYS,
  type NewMessage,
} from '@husvaer/domain/messaging/message';

import { findPublicProfiles } from '../../accounts/public.ts';
import { createAttachments, type Document } from '../../files/public.ts';
import type { Work } from '../../../platform/work.ts';
import { addAttachments } from '../attachments/store.ts';
import { messagingPolicy } from '../policy.ts';
import { isBlocked } from '../blocks/store.ts';
import { insertMessage, findMessage } from '../records/store.ts';
import {
  addParticipant,
  findParticipants,
  hasOtherWritten,
  lockConversation,
  type Conversation,
} from '../store.ts';
import { publishMessage } from '../publish-to-browsers.ts';
import { withAttachments, type ShownMessage } from '../with-attachments.ts';

/**
 * Sends a message in a conversation. A repeated call with the same `clientId` is the same message. An agent
 * of the partner becomes a participant by sending. Throws `messaging.not_found`, `blocked`, and the errors of
 * `createAttachments`.
 */
export async function addMessage(work: Work, input: NewMessage): Promise<ShownMessage> {
  const { tx, viewer } = work;
  const { conversationId, clientId, text } = input;
  const conversation = await lockConversation(tx, conversationId);
  const participants = conversation ? await findParticipants(tx, [conversationId]) : [];
  if (!conversation || !messagingPolicy.read(viewer, conversation, participants))
    throw messagingErrors.not_found();
  const known = await findMessage(tx, { conversationId, clientId, senderId: viewer.id });
  if (known) return (await withAttachments(tx, [known]))[0]!;
  const others = participants.flatMap(({ accountId }) =>
    accountId === viewer.id ? [] : accountId,
  );
  if (await isBlocked(tx, viewer.id, others)) throw messagingErrors.blocked();
  const files = { attachments: input.attachments, ownerId: viewer.id, at: 'inputData.attachments' };
  const attachments = await createAttachments(work, files);
  if (others.length === participants.length) await addParticipant(tx, conversationId, viewer.id);
  const message = { senderId: viewer.id, clientId, text, attachments, hasOwnMail: false };
  return writeDown(work, conversation, message);
}

/**
 * Writes a message in a person's name about what they did elsewhere, such as sending a form or proposing a
 * time. With `hasOwnMail` another mail reports it, and no mail about unread messages includes it.
 */
export async function postAs(
  work: Work,
  input: { conversationId: string; senderId: string; text: string; hasOwnMail: boolean },
): Promise<ShownMessage> {
  const conversation = await lockConversation(work.tx, input.conversationId);
  if (!conversation) throw messagingErrors.not_found();
  return writeDown(work, conversation, { ...input, clientId: work.newId(), attachments: [] });
}

/** Writes a message in a locked conversation, and notifies the others. */
async function writeDown(
  work: Work,
  conversation: Conversation,
  input: {
    senderId: string;
    clientId: string;
    text: string;
    attachments: Document[];
    hasOwnMail: boolean;
  },
): Promise<ShownMessage> {
  const { tx, clock } = work;
  const { senderId, clientId, text, attachments, hasOwnMail } = input;
  const createdAt = clock.now();
  const [profile] = await findPublicProfiles(tx, [senderId]);
  const isNew =
    profile !== undefined &&
    Temporal.Instant.compare(profile.since.add({ hours: 24 * NEW_ACCOUNT_DAYS }), createdAt) > 0;
  const message = {
    id: work.newId(),
    conversationId: conversation.id,
    position: conversation.messages + 1,
    senderId,
    clientId,
    text,
    carriesWarning: isNew && hasContactDetails(text),
    createdAt,
  };
  const isAnswer =
    conversation.interactedAt === null && (await hasOtherWritten(tx, conversation.id, senderId));
  const lastAttachment = attachments[0]?.title ?? null;
  const excerpt = excerptOf(text) || null;
  const how = { excerpt, lastAttachment, isAnswer, hasOwnMail };
  const accountIds = await insertMessage(tx, message, how);
  await addAttachments(
    tx,
    message.id,
    attachments.map(({ id }) => id),
  );
  const shown = { ...message, attachments };
  publishMessage(work, { conversation, accountIds }, shown);
  return shown;
}
