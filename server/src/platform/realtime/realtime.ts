import type { Server } from 'node:http';

import Pusher from 'pusher';

import type { Config } from '../../config.ts';
import { newId } from '../ids.ts';
import type { Keys } from '../keys.ts';
import type { Logger } from '../log.ts';
import type { Habits, Ports } from '../outside/ports.ts';
import { ALONE, createHub, GREETING } from './hub.ts';
import type { Member } from './protocol.ts';
import { redisFanOut } from './redis-fan-out.ts';
import { signChannel, type AppKey } from './signatures.ts';
import { serveSockets, SOCKET_LIMITS, type Callers, type Sockets } from './sockets.ts';

type Settings = Pick<
  Config,
  'PUSHER_APP_ID' | 'PUSHER_KEY' | 'PUSHER_SECRET' | 'PUSHER_CLUSTER' | 'REDIS_URL'
>;

/** Tells browsers what happens while it happens. What must not be lost is asked for anyway. */
export interface Realtime {
  /** What a browser connects with; without a cluster, to this house itself. */
  readonly client: { key: string; cluster: string | null };
  /** Tells everybody on a channel. Never throws: who has not heard catches up. */
  tell(channel: string, event: string, data: object): Promise<void>;
  /** Leave for a socket to listen on a channel, given in a session; `member` is who it is there. */
  permit(asked: Asked): Permit;
  /** Sessions that listen at this process; hosted Channels keep that to themselves. */
  sessions(): string[];
  /** Sends away whoever listens here in one of these: they come back and ask for leave anew. */
  hangUp(sessions: readonly string[]): void;
  /** Takes browsers' lines at this server. */
  serve(server: Server, callers: Callers): void;
  /** Lines that are open at this process. */
  lines(): number;
  close(): void;
}

/** What is late has been asked for meanwhile. */
const HABITS: Habits = { seconds: 5 };

interface Asked {
  socketId: string;
  channel: string;
  member: Member;
  session: string;
}

/** As pusher-js wants it. */
export interface Permit {
  auth: string;
  channel_data?: string;
}

interface Deps {
  config: Settings;
  keys: Keys;
  ports: Ports;
  log: Logger;
}

/** Hosted Channels where the configuration names an app, else our own endpoint. */
export function createRealtime(deps: Deps): Realtime {
  return deps.config.PUSHER_APP_ID ? hosted(deps) : builtIn(deps);
}

/** Our own endpoint: every node of the house derives the same key, Redis carries between them. */
function builtIn({ config, keys, log }: Deps): Realtime {
  const app: AppKey = {
    key: keys.fingerprint('realtime', 'key').slice(0, 20),
    secret: keys.fingerprint('realtime', 'secret'),
  };
  const nodeId = newId();
  const fanOut = config.REDIS_URL ? redisFanOut({ url: config.REDIS_URL, nodeId, log }) : ALONE;
  let sockets: Sockets | undefined;
  const hub = createHub({ app, fanOut, nodeId, missed: () => sockets?.startOver() });
  const greeting = setInterval(hub.greet, GREETING * 1000).unref();
  return {
    client: { key: app.key, cluster: null },
    tell(channel, event, data) {
      hub.tell({ channel, event, data: JSON.stringify(data) });
      return Promise.resolve();
    },
    // A browser gives back what it was given: so the node it listens at knows its session.
    permit: ({ session, ...asked }) =>
      permitBy(app, asked, { ...(isPresence(asked.channel) && asked.member), session }),
    sessions: hub.sessions,
    hangUp: hub.hangUp,
    serve(server, callers) {
      sockets = serveSockets({ server, hub, appKey: app.key, limits: SOCKET_LIMITS, callers });
    },
    lines: () => sockets?.count() ?? 0,
    close() {
      clearInterval(greeting);
      sockets?.close();
      fanOut.close();
    },
  };
}

/** Pusher's own servers. */
function hosted({ config, ports, log }: Deps): Realtime {
  const { PUSHER_APP_ID: appId = '', PUSHER_KEY: key = '', PUSHER_SECRET: secret = '' } = config;
  const cluster = config.PUSHER_CLUSTER;
  const timeout = HABITS.seconds * 1000;
  const pusher = new Pusher({ appId, key, secret, cluster, useTLS: true, timeout });
  const port = ports.to('pusher', `https://api-${cluster}.pusher.com`, HABITS);
  return {
    client: { key, cluster },
    async tell(channel, event, data) {
      const trigger = () => pusher.trigger(channel, event, data);
      await port.ask(trigger).catch((error: unknown) => {
        log.warn({ err: error, channel, event }, 'browsers were not told');
      });
    },
    permit: (asked) =>
      permitBy({ key, secret }, asked, isPresence(asked.channel) ? asked.member : undefined),
    sessions: () => [],
    hangUp: () => undefined,
    serve: () => undefined,
    lines: () => 0,
    close: () => undefined,
  };
}

const isPresence = (channel: string) => channel.startsWith('presence-');

function permitBy(
  app: AppKey,
  { socketId, channel }: Pick<Asked, 'socketId' | 'channel'>,
  data: object | undefined,
): Permit {
  const channelData = data && JSON.stringify(data);
  return {
    auth: signChannel(app, { socketId, channel, channelData }),
    ...(channelData && { channel_data: channelData }),
  };
}
