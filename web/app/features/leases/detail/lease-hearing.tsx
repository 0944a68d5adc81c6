import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

import { RealtimeProvider, useRealtime } from '../../../platform/realtime.tsx';
import { useSession } from '../../../platform/session.ts';

/** Hears that a lease has changed, and shows how it stands now. */
export function LeaseHearing({ leaseId }: { leaseId: string }) {
  return (
    <RealtimeProvider>
      <Hearing leaseId={leaseId} />
    </RealtimeProvider>
  );
}

function Hearing({ leaseId }: { leaseId: string }) {
  const { listen } = useRealtime();
  const { revalidate } = useRevalidator();
  const me = useSession()?.id ?? '';
  const look = useEffectEvent(() => void revalidate());
  const hear = useEffectEvent((said: unknown) => {
    if ((said as { contractId?: string }).contractId === leaseId) look();
  });
  useEffect(() => {
    return listen(`private-account-${me}`, {
      events: { 'lease-changed': (said) => hear(said) },
      // What was said before one heard is asked for: the page may be older than the line.
      onSubscribed: () => look(),
    });
  }, [listen, me]);
  useEffect(() => {
    // A phone puts a page to sleep without telling it.
    const wake = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, []);
  return null;
}
