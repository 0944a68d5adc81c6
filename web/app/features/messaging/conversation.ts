import type { ConversationRowFragment } from './conversation.fragment.graphql.ts';
import type { ConversationsQuery } from './conversations.graphql.ts';

export type ConversationsPage = ConversationsQuery['getConversations'];
export type Conversation = ConversationRowFragment;
type Participant = Conversation['participants'][number];

/** The event of a message in one of the user's conversations. */
export interface IncomingMessage {
  conversationId: string;
  message: {
    position: number;
    senderId: string | null;
    text: string;
    attachments: readonly { title: string }[];
    createdAt: string;
  };
}

/** The event that a participant has received or read messages. */
export interface Seen {
  conversationId: string;
  accountId: string;
  deliveredPosition: number;
  readPosition: number;
}

export const ownPart = ({ participants }: Conversation, me: string): Participant | undefined =>
  participants.find(({ _id }) => _id === me);

/** The other side. For an agent who is not a participant: the user who asked about the home. */
export function othersIn({ participants, tenantId }: Conversation, me: string): Participant[] {
  const isParticipant = participants.some(({ _id }) => _id === me);
  const others = participants.filter(({ _id }) => _id !== me);
  const tenant = others.filter(({ _id }) => _id === tenantId);
  return isParticipant || tenant.length === 0 ? others : tenant;
}

/** The list after a message has come; null if its conversation is not in the list. */
export function withMessage(
  list: readonly Conversation[],
  { conversationId, message }: IncomingMessage,
  me: string,
): Conversation[] | null {
  const found = list.find(({ _id }) => _id === conversationId);
  if (!found) return null;
  if (message.position <= found.messageCount) return [...list];
  const isOwn = message.senderId === me;
  const changed: Conversation = {
    ...found,
    lastMessage: message.text.replaceAll(/\s+/gu, ' ') || null,
    lastAttachment: message.attachments[0]?.title ?? null,
    lastMessageAt: message.createdAt,
    messageCount: message.position,
    unreadCount: isOwn || !ownPart(found, me) ? 0 : found.unreadCount + 1,
  };
  return [changed, ...list.filter((one) => one !== found)];
}

/** A conversation after a participant has received or read more. Positions never decrease. */
export function withSeen(conversation: Conversation, seen: Seen, me: string): Conversation {
  if (conversation._id !== seen.conversationId) return conversation;
  const { accountId, deliveredPosition, readPosition } = seen;
  return {
    ...conversation,
    participants: conversation.participants.map((one) =>
      one._id === accountId
        ? {
            ...one,
            deliveredPosition: Math.max(one.deliveredPosition, deliveredPosition),
            readPosition: Math.max(one.readPosition, readPosition),
          }
        : one,
    ),
    unreadCount:
      accountId === me
        ? Math.min(conversation.unreadCount, Math.max(0, conversation.messageCount - readPosition))
        : conversation.unreadCount,
  };
}

export type Mark = 'sent' | 'delivered' | 'read';

/** The status of the user's own message: the furthest of the other participants counts. */
export function markOf(position: number, others: readonly Participant[]): Mark {
  if (others.some(({ readPosition }) => readPosition >= position)) return 'read';
  return others.some(({ deliveredPosition }) => deliveredPosition >= position)
    ? 'delivered'
    : 'sent';
}
