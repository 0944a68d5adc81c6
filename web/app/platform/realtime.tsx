import type Pusher from 'pusher-js';
import type { Options, PresenceChannel } from 'pusher-js';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import { browserApi, send } from './api.ts';
import { LineSocket } from './line-socket.ts';
import { RealtimeOptions } from './realtime-options.graphql.ts';
import { useSession } from './session.ts';

/** Milliseconds until a line that could not be opened is tried again. */
const RETRY = 5000;
const SUBSCRIBED = 'pusher:subscription_succeeded';
const MEMBERS_CHANGED = [SUBSCRIBED, 'pusher:member_added', 'pusher:member_removed'];

type Hear = (data: unknown, who?: { user_id?: string }) => void;

export interface Realtime {
  /** False while the line is lost: what happens is not heard then. */
  isConnected: boolean;
  /**
   * Hears a channel until the returned function is called. `onSubscribed` is called whenever one
   * begins to hear, also after a lost connection: what was said meanwhile is asked for then.
   */
  listen(
    channel: string,
    asked: { events: Record<string, Hear>; onSubscribed?: () => void },
  ): () => void;
  /** Tells the ids of those on a presence channel, whenever they change. */
  watchMembers(channel: string, tell: (ids: readonly string[]) => void): () => void;
  /** Says something to the others on a channel; nobody hears it while there is no connection. */
  say(channel: string, event: `client-${string}`): void;
}

const RealtimeContext = createContext<Realtime | null>(null);

/** What happens, while it happens. Throws outside its provider (specification, section 8). */
export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('useRealtime is called outside RealtimeProvider.');
  return realtime;
}

/** Holds one connection for whoever is logged in, as long as it stands. */
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
  say: () => undefined,
};

/** Opens a line and keeps it as the browser's own network comes and goes. Returns how to close it. */
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
  // A dead line is noticed late: what the browser knows of its network counts at once.
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

/** What is asked on the way is asked in the name of whoever is logged in, and no more once they are not. */
async function connect(signal: AbortSignal): Promise<Pusher> {
  const [{ default: Client }, { realtimeOptions }] = await Promise.all([
    import('pusher-js'),
    browserApi(RealtimeOptions, {}, { signal }),
  ]);
  // Its type of a socket knows no null.
  Client.Runtime.getWebSocketAPI = (() => LineSocket) as typeof Client.Runtime.getWebSocketAPI;
  const { key, cluster } = realtimeOptions;
  return new Client(key, {
    ...(cluster ? { cluster, forceTLS: true } : ownServer()),
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '/api/auth/pusher',
      transport: 'ajax',
      // The token rotates: it is read when it is asked for, and renewed where its time is over.
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

/** The house's own endpoint, under the page's own host. The client wants a cluster's name and does not use it. */
function ownServer(): Options {
  const { protocol, hostname, port } = location;
  const isSecure = protocol === 'https:';
  const at = Number(port) || (isSecure ? 443 : 80);
  return { cluster: 'eu', wsHost: hostname, wsPort: at, wssPort: at, forceTLS: isSecure };
}

function lineOf(pusher: Pusher): Line {
  /** How many hear each channel: the last one who leaves closes it. */
  const hearers = new Map<string, number>();

  const listen: Line['listen'] = (name, { events, onSubscribed = () => undefined }) => {
    const channel = pusher.subscribe(name);
    hearers.set(name, (hearers.get(name) ?? 0) + 1);
    const bound = [...Object.entries(events), [SUBSCRIBED, onSubscribed] as const];
    for (const [event, hear] of bound) channel.bind(event, hear);
    if (channel.subscribed) onSubscribed();
    return () => {
      for (const [event, hear] of bound) channel.unbind(event, hear);
      const left = (hearers.get(name) ?? 1) - 1;
      hearers.set(name, left);
      if (left === 0) pusher.unsubscribe(name);
    };
  };

  return {
    listen,
    watchMembers(name, tell) {
      const look = () => {
        const { members } = pusher.channel(name) as PresenceChannel;
        tell(Object.keys(members.members as object));
      };
      return listen(name, {
        events: Object.fromEntries(MEMBERS_CHANGED.map((event) => [event, look])),
        onSubscribed: look,
      });
    },
    say: (name, event) => void pusher.channel(name)?.trigger(event, {}),
  };
}
