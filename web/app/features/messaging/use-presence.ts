import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useRealtime } from '../../platform/realtime.tsx';
import { useMe } from './use-me.ts';

const TYPING = 'client-typing';
/** Milliseconds between two typing events, and for how long one is shown. */
const REPORT_EVERY = 2000;
const SHOWN_FOR = 4000;

/** The participants who have a conversation open now, and those who type, until a later message comes. */
export function usePresence(conversationId: string, last: number) {
  const { listen, watchMembers, trigger } = useRealtime();
  const me = useMe();
  const [present, setPresent] = useState<readonly string[]>([]);
  const [typing, setTyping] = useState<{ who: string; after: number } | null>(null);
  const reportedAt = useRef(-REPORT_EVERY);
  const channel = `presence-conversation-${conversationId}`;

  const typed = useEffectEvent((who: string) => setTyping({ who, after: last }));
  useEffect(
    () => watchMembers(channel, (ids) => setPresent(ids.filter((id) => id !== me))),
    [watchMembers, channel, me],
  );
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(channel, {
      events: {
        [TYPING](_, who) {
          if (!who?.user_id || who.user_id === me) return;
          clearTimeout(over);
          typed(who.user_id);
          over = setTimeout(() => setTyping(null), SHOWN_FOR);
        },
      },
    });
    return () => {
      clearTimeout(over);
      stop();
    };
  }, [listen, channel, me]);

  return {
    present,
    typing: typing?.after === last ? typing.who : null,
    /** Sends that the user is typing; `at` is the time of the event. */
    type(at: number) {
      if (at - reportedAt.current < REPORT_EVERY) return;
      reportedAt.current = at;
      trigger(channel, TYPING);
    },
  };
}
