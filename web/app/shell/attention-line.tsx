import { MessageToasts } from '../features/messaging/public.tsx';
import { NotificationToasts } from '../features/notifications/public.tsx';
import { RealtimeProvider } from '../platform/realtime.tsx';
// Loaded in advance: the code that reports a lost connection can't be fetched without one.
import '../platform/toasts.tsx';

/** Listens for the logged-in user's events and shows them as notifications. */
export function AttentionLine() {
  return (
    <RealtimeProvider>
      <NotificationToasts />
      <MessageToasts />
    </RealtimeProvider>
  );
}
