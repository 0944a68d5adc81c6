import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useSession } from '../platform/session.ts';
import { Optional } from '../ui/optional.tsx';

/** Milliseconds that the page itself has the network for. */
const LATER = 2000;

const Line = lazy(async () => ({ default: (await import('./attention-line.tsx')).AttentionLine }));

/** Notifies the logged-in user of events elsewhere. The inbox listens by itself. */
export function Attention() {
  const isIn = useSession() !== null;
  const isInbox = /^\/inbox(\/|$)/.test(useLocation().pathname);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setIsTime(true), LATER);
    return () => clearTimeout(waiting);
  }, []);
  return (
    isIn &&
    isTime &&
    !isInbox && (
      <Optional>
        <Line />
      </Optional>
    )
  );
}
