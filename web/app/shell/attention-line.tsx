import { MessageToasts } from '../features/messaging/public.tsx';
import { NotificationToasts } from '../features/notifications/public.tsx';
import { RealtimeProvider } from '../platform/realtime.tsx';

/** Hears what happens for whoever is logged in, and says it in passing. */
export function AttentionLine() {
  return (
    <RealtimeProvider>
      <NotificationToasts />
      <MessageToasts />
    </RealtimeProvider>
  );
}
