import { useEffect, useEffectEvent, useRef } from 'react';

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

/**
 * Listens for the user's own events, which all their tabs receive. Returns a function that tells whether an
 * event came after a time (`performance.now()`): an answer that was requested then may be older than the event.
 */
export function useAccountEvents({
  onMessage,
  onSeen,
  onReturn,
  partnerId = null,
}: AccountEventHandlers): (time: number) => boolean {
  const { listen } = useRealtime();
  const me = useMe();
  const lastEventAt = useRef(0);
  const message = useEffectEvent((data: unknown) => {
    lastEventAt.current = performance.now();
    onMessage(data as Parameters<typeof onMessage>[0]);
  });
  const seen = useEffectEvent((data: unknown) => {
    lastEventAt.current = performance.now();
    onSeen(data as Seen);
  });
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    const channels = [`private-account-${me}`];
    if (partnerId !== null) channels.push(`private-partner-${partnerId}`);
    const leaving = channels.map((channel) =>
      listen(channel, {
        events: {
          message: (data) => message(data),
          seen: (data) => seen(data),
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
  return (time) => lastEventAt.current > time;
}
