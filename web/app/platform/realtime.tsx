import type Pusher from 'pusher-js';
import type { Options, PresenceChannel } from 'pusher-js';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import { browserApi, send } from './api.ts';
import { LineSocket } from './line-socket.ts';
import { RealtimeOptions } from './realtime-options.graphql.ts';
import { useSession } from './session.ts';

/** Milliseconds until a failed connection is opened again. */
const RETRY = 5000;
const SUBSCRIBED = 'pusher:subscription_succeeded';
const MEMBERS_CHANGED = [SUBSCRIBED, 'pusher:member_added', 'pusher:member_removed'];

type EventHandler = (data: unknown, who?: { user_id?: string }) => void;

interface Realtime {
  /** False while the connection is lost: events are missed then. */
  isConnected: boolean;
  /**
   * Listens to a channel until the returned function is called. `onSubscribed` is called at every
   * subscription, also after a lost connection, so that the caller can fetch what it missed.
   */
  listen(
    channel: string,
    options: { events: Record<string, EventHandler>; onSubscribed?: () => void },
  ): () => void;
  /** Calls `onChange` with the ids of the members of a presence channel at every change. */
  watchMembers(channel: string, onChange: (ids: readonly string[]) => void): () => void;
  /** Sends an event to the other members of a presence channel. Without a connection it is lost. */
  trigger(channel: string, event: 'client-typing'): void;
}

const RealtimeContext = createContext<Realtime | null>(null);

/** The realtime connection. Throws outside its provider (specification, section 8). */
export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('useRealtime is called outside RealtimeProvider.');
  return realtime;
}

/** Holds one connection for the logged-in user as long as they are logged in. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const person = useSession()?.id ?? null;
  const [pusher, setPusher] = useState<Pusher | null>(null);
  const [isConnected, setIsConnected] = useState(true);
  useEffect(() => {
    if (!person) return;
    return holdLine(setPusher, setIsConnected);
  }, [person]);
  const line = useMemo(() => (pusher ? lineOf(pusher) : NO_LINE), [pusher]);
  const realtime = useMemo(() => ({ ...line, isConnected }), [line, isConnected]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

type Line = Omit<Realtime, 'isConnected'>;

const NO_LINE: Line = {
  listen: () => () => undefined,
  watchMembers: () => () => undefined,
  trigger: () => undefined,
};

/**
 * Opens a connection, and closes and reopens it as the browser goes offline and online. Returns a function
 * that closes it.
 */
function holdLine(
  onOpened: (pusher: Pusher | null) => void,
  onConnected: (isConnected: boolean) => void,
): () => void {
  let pusher: Pusher | null = null;
  const over = new AbortController();
  let again: ReturnType<typeof setTimeout> | undefined;
  async function begin() {
    try {
      const opened = await connect(over.signal);
      if (over.signal.aborted) return opened.disconnect();
      pusher = opened;
      opened.connection.bind('state_change', ({ current }: { current: string }) => {
        if (current !== 'connecting') onConnected(current === 'connected');
      });
      onOpened(opened);
    } catch {
      if (over.signal.aborted) return;
      onConnected(false);
      again = setTimeout(() => void begin(), RETRY);
    }
  }
  // A dead connection is detected late, so the browser's own offline and online events are used.
  const leave = () => pusher?.disconnect();
  const comeBack = () => pusher?.connect();
  window.addEventListener('offline', leave);
  window.addEventListener('online', comeBack);
  void begin();
  return () => {
    over.abort();
    clearTimeout(again);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', comeBack);
    pusher?.disconnect();
    onOpened(null);
  };
}

/** Requests made while connecting are sent as the logged-in user, and are cancelled when they log out. */
async function connect(signal: AbortSignal): Promise<Pusher> {
  const [{ default: Client }, { realtimeOptions }] = await Promise.all([
    import('pusher-js'),
    browserApi(RealtimeOptions, {}, { signal }),
  ]);
  // The library's type of a socket doesn't allow null.
  Client.Runtime.getWebSocketAPI = (() => LineSocket) as typeof Client.Runtime.getWebSocketAPI;
  const { key, cluster } = realtimeOptions;
  return new Client(key, {
    ...(cluster ? { cluster, forceTLS: true } : ownServer()),
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '/api/auth/pusher',
      transport: 'ajax',
      // The token rotates: it is read at each request, and renewed if it has expired.
      customHandler: ({ socketId, channelName }, answer) => {
        send<{ auth: string; channel_data?: string }>('/api/auth/pusher', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            socket_id: socketId,
            channel_name: channelName,
          }).toString(),
          signal,
        }).then(
          (permit) => answer(null, permit),
          (error: unknown) => answer(error as Error, null),
        );
      },
    },
  });
}

/** Husvær's own endpoint on the page's host. The client requires a cluster name and does not use it. */
function ownServer(): Options {
  const { protocol, hostname, port } = location;
  const isSecure = protocol === 'https:';
  const at = Number(port) || (isSecure ? 443 : 80);
  return { cluster: 'eu', wsHost: hostname, wsPort: at, wssPort: at, forceTLS: isSecure };
}

function lineOf(pusher: Pusher): Line {
  /** The number of listeners of each channel: when the last one stops, the subscription is closed. */
  const listenerCounts = new Map<string, number>();

  const listen: Line['listen'] = (name, { events, onSubscribed = () => undefined }) => {
    const channel = pusher.subscribe(name);
    listenerCounts.set(name, (listenerCounts.get(name) ?? 0) + 1);
    const bound = [...Object.entries(events), [SUBSCRIBED, onSubscribed] as const];
    for (const [event, handle] of bound) channel.bind(event, handle);
    if (channel.subscribed) onSubscribed();
    return () => {
      for (const [event, handle] of bound) channel.unbind(event, handle);
      const left = (listenerCounts.get(name) ?? 1) - 1;
      listenerCounts.set(name, left);
      if (left === 0) pusher.unsubscribe(name);
    };
  };

  return {
    listen,
    watchMembers(name, onChange) {
      const look = () => {
        const { members } = pusher.channel(name) as PresenceChannel;
        onChange(Object.keys(members.members as object));
      };
      return listen(name, {
        events: Object.fromEntries(MEMBERS_CHANGED.map((event) => [event, look])),
        onSubscribed: look,
      });
    },
    trigger: (name, event) => void pusher.channel(name)?.trigger(event, {}),
  };
}
