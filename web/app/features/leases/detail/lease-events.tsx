import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

import { RealtimeProvider, useRealtime } from '../../../platform/realtime.tsx';
import { useSession } from '../../../platform/session.ts';

/** Listens for changes of a lease, and reloads the page's data. */
export function LeaseEvents({ leaseId }: { leaseId: string }) {
  return (
    <RealtimeProvider>
      <LeaseListener leaseId={leaseId} />
    </RealtimeProvider>
  );
}

function LeaseListener({ leaseId }: { leaseId: string }) {
  const { listen } = useRealtime();
  const { revalidate } = useRevalidator();
  const me = useSession()?.id ?? '';
  const reload = useEffectEvent(() => void revalidate());
  const handle = useEffectEvent((data: unknown) => {
    if ((data as { contractId?: string }).contractId === leaseId) reload();
  });
  useEffect(() => {
    return listen(`private-account-${me}`, {
      events: { 'lease-changed': (data) => handle(data) },
      // The data may be older than the subscription, so it is reloaded at the start.
      onSubscribed: () => reload(),
    });
  }, [listen, me]);
  useEffect(() => {
    // A phone may suspend a page without an event.
    const wake = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, []);
  return null;
}
