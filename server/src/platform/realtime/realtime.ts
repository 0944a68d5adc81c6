import type { Server } from 'node:http';

import Pusher from 'pusher';

import type { Config } from '../../config.ts';
import { newId } from '../ids.ts';
import type { Keys } from '../keys.ts';
import type { Logger } from '../log.ts';
import type { PortOptions, Ports } from '../outside/ports.ts';
import { NO_FAN_OUT, createHub, GREETING } from './hub.ts';
import type { Member } from './protocol.ts';
import { redisFanOut } from './redis-fan-out.ts';
import { signChannel, type AppKey } from './signatures.ts';
import { serveSockets, SOCKET_LIMITS, type Callers, type Sockets } from './sockets.ts';

type Settings = Pick<
  Config,
  'PUSHER_APP_ID' | 'PUSHER_KEY' | 'PUSHER_SECRET' | 'PUSHER_CLUSTER' | 'REDIS_URL'
>;

/**
 * Sends events to browsers as they happen. Delivery is not guaranteed; clients also query what they must not
 * miss.
 */
export interface Realtime {
  /** What a browser connects with; without a cluster, it connects to this server. */
  readonly client: { key: string; cluster: string | null };
  /** Sends an event to everyone on a channel. Never throws: a client that missed it catches up. */
  publish(channel: string, event: string, data: object): Promise<void>;
  /**
   * Permission for a socket to subscribe to a channel, given in a session; `member` is its member on that
   * channel.
   */
  permit(request: Requested): Permit;
  /** Sessions connected to this process; with hosted Channels the list is empty. */
  sessions(): string[];
  /** Disconnects the clients of these sessions here. They reconnect and request permission again. */
  hangUp(sessions: readonly string[]): void;
  /** Accepts WebSockets at this server. */
  serve(server: Server, callers: Callers): void;
  /** Sockets that are open at this process. */
  lines(): number;
  close(): void;
}

/** Late events are of no use: clients have queried by then. */
const PORT_OPTIONS: PortOptions = { seconds: 5 };

interface Requested {
  socketId: string;
  channel: string;
  member: Member;
  session: string;
}

/** In the format of pusher-js. */
interface Permit {
  auth: string;
  channel_data?: string;
}

interface Deps {
  config: Settings;
  keys: Keys;
  ports: Ports;
  log: Logger;
}

/** Hosted Channels when the configuration names an app, else our own endpoint. */
export function createRealtime(deps: Deps): Realtime {
  return deps.config.PUSHER_APP_ID ? hosted(deps) : builtIn(deps);
}

/** Our own endpoint: every node derives the same key, and Redis connects the nodes. */
function builtIn({ config, keys, log }: Deps): Realtime {
  const app: AppKey = {
    key: keys.fingerprint('realtime', 'key').slice(0, 20),
    secret: keys.fingerprint('realtime', 'secret'),
  };
  const nodeId = newId();
  const fanOut = config.REDIS_URL
    ? redisFanOut({ url: config.REDIS_URL, nodeId, log })
    : NO_FAN_OUT;
  let sockets: Sockets | undefined;
  const hub = createHub({ app, fanOut, nodeId, missed: () => sockets?.startOver() });
  const greeting = setInterval(hub.greet, GREETING * 1000).unref();
  return {
    client: { key: app.key, cluster: null },
    publish(channel, event, data) {
      hub.publish({ channel, event, data: JSON.stringify(data) });
      return Promise.resolve();
    },
    // The browser returns what it was given, so the node it connects to knows its session.
    permit: ({ session, ...request }) =>
      permitBy(app, request, { ...(isPresence(request.channel) && request.member), session }),
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
  const timeout = PORT_OPTIONS.seconds * 1000;
  const pusher = new Pusher({ appId, key, secret, cluster, useTLS: true, timeout });
  const port = ports.to('pusher', `https://api-${cluster}.pusher.com`, PORT_OPTIONS);
  return {
    client: { key, cluster },
    async publish(channel, event, data) {
      const trigger = () => pusher.trigger(channel, event, data);
      await port.execute(trigger).catch((error: unknown) => {
        log.warn({ err: error, channel, event }, 'realtime message not sent');
      });
    },
    permit: (request) =>
      permitBy({ key, secret }, request, isPresence(request.channel) ? request.member : undefined),
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
  { socketId, channel }: Pick<Requested, 'socketId' | 'channel'>,
  data: object | undefined,
): Permit {
  const channelData = data && JSON.stringify(data);
  return {
    auth: signChannel(app, { socketId, channel, channelData }),
    ...(channelData && { channel_data: channelData }),
  };
}
