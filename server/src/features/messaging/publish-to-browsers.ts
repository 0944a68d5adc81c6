import { uuid } from '@husvaer/domain/kernel/uuid';

import type { ChannelKind } from '../../platform/realtime/http.ts';
import type { Work } from '../../platform/work.ts';
import { findPublicProfiles } from '../accounts/public.ts';
import { accountChannel } from '../notifications/public.ts';
import type { Document } from '../files/public.ts';
import { messagingPolicy } from './policy.ts';
import {
  findConversations,
  findParticipants,
  readingPartnerId,
  type Conversation,
} from './store.ts';
import type { ShownMessage } from './with-attachments.ts';

/** Messages about a partner's homes, for its agents. */
const PARTNER = 'private-partner-';
/** Who views a conversation now, and whether they type. */
const CONVERSATION = 'presence-conversation-';

export const channels: readonly ChannelKind[] = [
  {
    prefix: PARTNER,
    admit: ({ viewer }, id) =>
      Promise.resolve(messagingPolicy.readForPartner(viewer, id) ? { user_id: viewer.id } : null),
  },
  {
    prefix: CONVERSATION,
    async admit({ tx, viewer }, id) {
      // A channel has only one name: an id in another spelling is not a channel.
      if (uuid.safeParse(id).data !== id) return null;
      const [conversation] = await findConversations(tx, [id]);
      const participants = conversation ? await findParticipants(tx, [id]) : [];
      if (!conversation || !messagingPolicy.read(viewer, conversation, participants)) return null;
      const [profile] = await findPublicProfiles(tx, [viewer.id]);
      return profile ? { user_id: profile.id, user_info: { name: profile.name } } : null;
    },
  },
];

/** A file as in the API. */
const asFile = ({ id, title, name, size, contentType, createdAt }: Document) => ({
  _id: id,
  title,
  name,
  size,
  type: contentType,
  createdAt: createdAt.toString(),
});

/** A conversation and its recipients: the participants, and the partner's agents who can read it. */
interface Shown {
  conversation: Pick<Conversation, 'id' | 'partnerId' | 'hideForPartner'>;
  accountIds: readonly string[];
}

/** Notifies browsers of a new message. */
export function publishMessage(work: Work, notified: Shown, message: ShownMessage): void {
  const { id: _id, attachments, createdAt, ...words } = message;
  notify(work, notified, 'message', {
    message: {
      _id,
      ...words,
      attachments: attachments.map(asFile),
      createdAt: createdAt.toString(),
    },
  });
}

/** Notifies browsers of a participant's read position. */
export const publishSeen = (
  work: Work,
  notified: Shown,
  seen: { accountId: string; deliveredPosition: number; readPosition: number },
): void => notify(work, notified, 'seen', seen);

function notify(
  work: Work,
  { conversation, accountIds }: Shown,
  event: string,
  input: object,
): void {
  const data = { conversationId: conversation.id, ...input };
  for (const accountId of accountIds) work.publish(accountChannel(accountId), event, data);
  const partnerId = readingPartnerId(conversation);
  if (partnerId !== null) work.publish(PARTNER + partnerId, event, data);
}
