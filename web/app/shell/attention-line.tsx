import { MessageToasts } from '../features/messaging/public.tsx';
import { NotificationToasts } from '../features/notifications/public.tsx';
import { RealtimeProvider } from '../platform/realtime.tsx';
// What says that the line is lost can't come over it: it is there by then.
import '../platform/toasts.tsx';

/** Hears what happens for whoever is logged in, and says it in passing. */
export function AttentionLine() {
  return (
    <RealtimeProvider>
      <NotificationToasts />
      <MessageToasts />
    </RealtimeProvider>
  );
}
