import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { PAGE } from '@husvaer/domain/messaging/conversation';

import { browserApi, type Api } from '../../platform/api.ts';
import { coalesce } from './coalesce.ts';
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

/** A page of the list and when it was requested (`performance.now()`). */
export interface LoadedConversations {
  page: ConversationsPage;
  requestedAt: number;
}

export async function loadConversations(
  api: Api,
  { filter, search, partnerId }: Filters,
  skip = 0,
): Promise<LoadedConversations> {
  const requestedAt = performance.now();
  const { getConversations: page } = await api(Conversations, {
    queryData: { filter, search: search || null, partnerId },
    limit: PAGE.conversations,
    skip,
  });
  return { page, requestedAt };
}

/** The list as loaded, with later changes. */
export function useConversations(filters: Filters, loaded: LoadedConversations) {
  const me = useMe();
  const [inTurn] = useState(coalesce);
  const [shown, setShown] = useState({ of: loaded, page: loaded.page });
  // Reloaded data replaces everything.
  if (shown.of !== loaded) setShown({ of: loaded, page: loaded.page });
  const { page } = shown;
  /** Changes the list, unless another one was loaded meanwhile. */
  const change = (to: (page: ConversationsPage) => ConversationsPage) =>
    setShown((before) => (before.of === loaded ? { of: loaded, page: to(before.page) } : before));
  const changeData = (to: (data: Conversation[]) => Conversation[]) =>
    change((before) => ({ ...before, data: to(before.data) }));

  /** Reloads the list, and again if an event came meanwhile. */
  const refresh = (): Promise<void> =>
    inTurn(async () => {
      try {
        const { page: reloaded, requestedAt } = await loadConversations(browserApi, filters);
        change(() => reloaded);
        return hasEventSince(requestedAt);
      } catch {
        // The list is reloaded when the user returns.
        return false;
      }
    });

  /** Throws what the call throws. */
  async function more() {
    const { page: next } = await loadConversations(browserApi, filters, page.data.length);
    changeData((data) => {
      const known = new Set(data.map(({ _id }) => _id));
      return [...data, ...next.data.filter(({ _id }) => !known.has(_id))];
    });
  }

  const hasEventSince = useAccountEvents({
    partnerId: filters.partnerId,
    onMessage(event) {
      // Only the API knows the place of a conversation that is new or was archived.
      if (filters.filter !== 'all' || !withMessage(page.data, event, me)) void refresh();
      else changeData((data) => withMessage(data, event, me) ?? data);
    },
    onSeen: (seen) => changeData((data) => data.map((one) => withSeen(one, seen, me))),
    onReturn: () => void refresh(),
  });
  const refreshIfOlder = useEffectEvent((requestedAt: number) => {
    if (hasEventSince(requestedAt)) void refresh();
  });
  useEffect(() => refreshIfOlder(loaded.requestedAt), [loaded.requestedAt]);
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
