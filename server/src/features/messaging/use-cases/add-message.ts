import { messagingErrors } from '@husvaer/domain/messaging/errors';
import {
  excerptOf,
  leadsElsewhere,
  NEW_ACCOUNT_DAYS,
  type NewMessage,
} from '@husvaer/domain/messaging/message';

import { findFaces } from '../../accounts/public.ts';
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
import { publishMessage } from '../tell-browsers.ts';
import { withAttachments, type ShownMessage } from './with-attachments.ts';

/**
 * Somebody writes in a conversation. Sent again under the same `clientId` it is the same message. An
 * agent who reads along for the partner takes part from then on. Throws `messaging.not_found`,
 * `blocked`, and what `createAttachments` does.
 */
export async function addMessage(work: Work, said: NewMessage): Promise<ShownMessage> {
  const { tx, viewer } = work;
  const { conversationId, clientId, text } = said;
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
  const files = { asked: said.attachments, ownerId: viewer.id, at: 'inputData.attachments' };
  const attachments = await createAttachments(work, files);
  if (others.length === participants.length) await addParticipant(tx, conversationId, viewer.id);
  const message = { senderId: viewer.id, clientId, text, attachments, hasOwnMail: false };
  return writeDown(work, conversation, message);
}

/**
 * The house writes in somebody's name what they did elsewhere: sent a form, proposed a time. With
 * `hasOwnMail` it is in a mail of its own already, and in none about unread messages.
 */
export async function postAs(
  work: Work,
  said: { conversationId: string; senderId: string; text: string; hasOwnMail: boolean },
): Promise<ShownMessage> {
  const conversation = await lockConversation(work.tx, said.conversationId);
  if (!conversation) throw messagingErrors.not_found();
  return writeDown(work, conversation, { ...said, clientId: work.newId(), attachments: [] });
}

/** Writes a message down in a conversation that is locked, and tells the others. */
async function writeDown(
  work: Work,
  conversation: Conversation,
  said: {
    senderId: string;
    clientId: string;
    text: string;
    attachments: Document[];
    hasOwnMail: boolean;
  },
): Promise<ShownMessage> {
  const { tx, clock } = work;
  const { senderId, clientId, text, attachments, hasOwnMail } = said;
  const createdAt = clock.now();
  const [face] = await findFaces(tx, [senderId]);
  const isNew =
    face !== undefined &&
    Temporal.Instant.compare(face.since.add({ hours: 24 * NEW_ACCOUNT_DAYS }), createdAt) > 0;
  const message = {
    id: work.newId(),
    conversationId: conversation.id,
    position: conversation.messages + 1,
    senderId,
    clientId,
    text,
    carriesWarning: isNew && leadsElsewhere(text),
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
