import { useEffect, useRef, useState } from 'react';

import { PAGE } from '@husvaer/domain/messaging/conversation';

import { browserApi } from '../../platform/api.ts';
import type { Filters } from './filters.ts';
import {
  ownPart,
  withMessage,
  withSeen,
  type Conversation,
  type ConversationsPage,
} from './conversation.ts';
import { Conversations } from './conversations.graphql.ts';
import { UpdateConversation } from './update-conversation.graphql.ts';
import { useAccountEvents } from './use-account-events.ts';
import { useMe } from './use-me.ts';

export const conversationsArgs = ({ filter, search, partnerId }: Filters, skip = 0) => ({
  queryData: { filter, search: search || null, partnerId },
  limit: PAGE.conversations,
  skip,
});

/** The list as loaded, with later changes. */
export function useConversations(filters: Filters, loaded: ConversationsPage) {
  const me = useMe();
  const [since, setSince] = useState({ of: loaded, page: loaded });
  // Reloaded data replaces everything.
  const page = since.of === loaded ? since.page : loaded;
  const change = (to: (page: ConversationsPage) => ConversationsPage) =>
    setSince((before) => ({ of: loaded, page: to(before.of === loaded ? before.page : loaded) }));
  const changeData = (to: (data: Conversation[]) => Conversation[]) =>
    change((before) => ({ ...before, data: to(before.data) }));

  async function refresh() {
    try {
      const { getConversations } = await browserApi(Conversations, conversationsArgs(filters));
      change(() => getConversations);
    } catch {
      // The list is reloaded when the user returns.
    }
  }

  /** Throws what the call throws. */
  async function more() {
    const { getConversations } = await browserApi(
      Conversations,
      conversationsArgs(filters, page.data.length),
    );
    changeData((data) => {
      const known = new Set(data.map(({ _id }) => _id));
      return [...data, ...getConversations.data.filter(({ _id }) => !known.has(_id))];
    });
  }

  useAccountEvents({
    partnerId: filters.partnerId,
    onMessage(event) {
      // Only the API knows the place of a conversation that is new or was archived.
      if (filters.filter !== 'all' || !withMessage(page.data, event, me)) void refresh();
      else changeData((data) => withMessage(data, event, me) ?? data);
    },
    onSeen: (seen) => changeData((data) => data.map((one) => withSeen(one, seen, me))),
    onReturn: () => void refresh(),
  });
  useDelivered(page.data, me);
  return { page, refresh, more };
}

/** Reports that messages have reached this browser, once per conversation and number of messages. */
function useDelivered(conversations: readonly Conversation[], me: string) {
  const reported = useRef(new Map<string, number>());
  useEffect(() => {
    for (const conversation of conversations) {
      const { _id: conversationId, messageCount } = conversation;
      const own = ownPart(conversation, me);
      const known = Math.max(
        own?.deliveredPosition ?? 0,
        reported.current.get(conversationId) ?? 0,
      );
      if (!own || known >= messageCount) continue;
      reported.current.set(conversationId, messageCount);
      const inputData = { conversationId, deliveredPosition: messageCount };
      browserApi(UpdateConversation, { inputData }).catch(() =>
        reported.current.delete(conversationId),
      );
    }
  }, [conversations, me]);
}
