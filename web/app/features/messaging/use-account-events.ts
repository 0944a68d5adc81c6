import { useEffect, useEffectEvent } from 'react';

import { useRealtime } from '../../platform/realtime.tsx';
import type { Seen } from './conversation.ts';
import type { Message } from './thread-store.ts';
import { useMe } from './use-me.ts';

interface AccountEventHandlers {
  onMessage: (event: { conversationId: string; message: Message }) => void;
  onSeen: (seen: Seen) => void;
  /** The partner whose events are received too, for agents who read its conversations. */
  partnerId?: string | null;
  /** Events may have been missed: the caller should reload. */
  onReturn: () => void;
}

/** Listens for the user's own events, which all their tabs receive. */
export function useAccountEvents({
  onMessage,
  onSeen,
  onReturn,
  partnerId = null,
}: AccountEventHandlers) {
  const { listen } = useRealtime();
  const me = useMe();
  const message = useEffectEvent(onMessage);
  const seen = useEffectEvent(onSeen);
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    const channels = [`private-account-${me}`];
    if (partnerId !== null) channels.push(`private-partner-${partnerId}`);
    const leaving = channels.map((channel) =>
      listen(channel, {
        events: {
          message: (data) => message(data as Parameters<AccountEventHandlers['onMessage']>[0]),
          seen: (data) => seen(data as Seen),
        },
        onSubscribed: () => back(),
      }),
    );
    return () => {
      for (const leave of leaving) leave();
    };
  }, [listen, me, partnerId]);
  useEffect(() => {
    // A phone may suspend a page without an event.
    const look = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
