import { z } from 'zod';

import type { Listener } from '../../platform/dispatcher.ts';
import type { ChannelKind } from '../../platform/realtime/http.ts';
import { findFaces } from '../accounts/public.ts';
import { messagingPolicy } from './policy.ts';
import { findConversations, findMessages, findParticipants } from './store.ts';

/** What is said to one person alone, in all their tabs. */
const ACCOUNT = 'private-account-';
/** Who looks at a conversation just now, and whether they type. */
const CONVERSATION = 'presence-conversation-';

const UUID = z.uuid();

export const channels: readonly ChannelKind[] = [
  {
    prefix: ACCOUNT,
    admit: ({ viewer }, id) =>
      Promise.resolve(
        messagingPolicy.talk(viewer) && viewer.id === id ? { user_id: viewer.id } : null,
      ),
  },
  {
    prefix: CONVERSATION,
    async admit({ tx, viewer }, id) {
      if (!UUID.safeParse(id).success) return null;
      const [conversation] = await findConversations(tx, [id]);
      const participants = conversation ? await findParticipants(tx, [id]) : [];
      if (!conversation || !messagingPolicy.read(viewer, conversation, participants)) return null;
      const [face] = await findFaces(tx, [viewer.id]);
      return face ? { user_id: face.id, user_info: { name: face.name } } : null;
    },
  },
];

const added = z.object({ conversationId: UUID, position: z.int() });
const seen = z.object({ conversationId: UUID, accountId: UUID });

/** What happens in a conversation is told to all who take part, while it happens. */
export const listeners: readonly Listener[] = [
  {
    event: 'message.added',
    name: 'messaging.tell_message',
    async hear({ tx, realtime }, payload) {
      const { conversationId, position } = added.parse(payload);
      const [message] = await findMessages(tx, conversationId, { after: position - 1, limit: 1 });
      if (!message) return;
      const { id, senderId, clientId, text, carriesWarning, createdAt } = message;
      const said = {
        conversationId,
        message: {
          _id: id,
          conversationId,
          position,
          senderId,
          clientId,
          text,
          carriesWarning,
          createdAt: createdAt.toString(),
        },
      };
      for (const { accountId } of await findParticipants(tx, [conversationId]))
        await realtime.tell(`${ACCOUNT}${accountId}`, 'message', said);
    },
  },
  {
    event: 'conversation.seen',
    name: 'messaging.tell_seen',
    async hear({ tx, realtime }, payload) {
      const { conversationId, accountId } = seen.parse(payload);
      const participants = await findParticipants(tx, [conversationId]);
      const who = participants.find((one) => one.accountId === accountId);
      if (!who) return;
      const { deliveredPosition, readPosition } = who;
      const said = { conversationId, accountId, deliveredPosition, readPosition };
      for (const one of participants)
        await realtime.tell(`${ACCOUNT}${one.accountId}`, 'seen', said);
    },
  },
];
