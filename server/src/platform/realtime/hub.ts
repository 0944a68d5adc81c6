import type { z } from 'zod';

import { createMembers } from './members.ts';
import {
  CHANNELS_PER_SOCKET,
  CLIENT_EVENTS_PER_SECOND,
  clientEvent,
  ERROR,
  frame,
  given,
  kindOf,
  member,
  type Frame,
  type Member,
} from './protocol.ts';
import { isSigned, type AppKey } from './signatures.ts';

/** The connection of one browser. */
interface Connection {
  readonly socketId: string;
  /** Sends a frame that is already JSON. */
  send(json: string): void;
  /** Disconnects the browser, which reconnects and requests its permissions again. */
  end(): void;
}

/** A message on a channel, for all nodes. */
export type Broadcast =
  | {
      kind: 'event';
      channel: string;
      event: string;
      data: string;
      userId?: string;
      except?: string;
    }
  | { kind: 'join' | 'leave'; channel: string; node: string; member: Member }
  /** All members of presence channels at one node, sent periodically and on request. */
  | { kind: 'here'; node: string; there: { channel: string; member: Member }[] }
  | { kind: 'who'; node: string };

/** Sends broadcasts to every other node. */
export interface FanOut {
  publish(broadcast: Broadcast): void;
  /** `missed` is called each time the subscription starts: earlier broadcasts are lost. */
  listen(handle: (broadcast: Broadcast) => void, missed: () => void): void;
  /** Resolves when broadcasts are sent to other nodes and received from them. */
  ready(): Promise<void>;
  close(): void;
}

/** A single process without other nodes. */
export const NO_FAN_OUT: FanOut = {
  publish: () => undefined,
  listen: () => undefined,
  ready: () => Promise.resolve(),
  close: () => undefined,
};

/** Channels and their subscribers at this node. */
export interface Hub {
  /** Registers a socket. Returns the handlers for its messages and its end. */
  open(connection: Connection): { receive(text: string): void; close(): void };
  /** Sends an event to everyone on a channel, at every node. `data` is JSON. */
  publish(event: {
    channel: string;
    event: string;
    data: string;
    except?: string | undefined;
  }): void;
  /** Sessions with a permission that are connected here. */
  sessions(): string[];
  /** Disconnects the subscribers of these sessions. */
  hangUp(sessions: readonly string[]): void;
  /**
   * Sends this node's members to the other nodes, and forgets nodes that have been silent too long. Called
   * periodically.
   */
  greet(): void;
}

interface Joined {
  connection: Connection;
  /** The member on each channel; undefined on channels without members. */
  channels: Map<string, Member | undefined>;
  /** The sessions of its permissions: several when another user has logged in meanwhile. */
  sessions: Set<string>;
  /** Client events in the second that began at `since`, in milliseconds. */
  sent: { count: number; since: number };
}

/** The protocol without the sockets. `nodeId` identifies this process among the nodes. */
export function createHub(deps: {
  app: AppKey;
  fanOut: FanOut;
  nodeId: string;
  /** Called when events of other nodes may have been missed. */
  missed: () => void;
}): Hub {
  const { app, fanOut, nodeId, missed } = deps;
  const lines = new Set<Joined>();
  const listeners = new Map<string, Set<Joined>>();
  const members = createMembers();
  /** The time of the last message of each other node, in milliseconds. */
  const neighbours = new Map<string, number>();

  function deliver(channel: string, json: string, except?: string): void {
    for (const { connection } of listeners.get(channel) ?? [])
      if (connection.socketId !== except) connection.send(json);
  }

  function handle(broadcast: Broadcast): void {
    switch (broadcast.kind) {
      case 'event': {
        const { event, channel, data, userId, except } = broadcast;
        return deliver(channel, toFrame({ event, channel, data, user_id: userId }), except);
      }
      case 'join':
        return join(broadcast.channel, broadcast.member, broadcast.node);
      case 'leave':
        return leave(broadcast.channel, broadcast.member.user_id, broadcast.node);
      case 'who':
        return fanOut.publish({ kind: 'here', node: nodeId, there: here() });
      case 'here':
        neighbours.set(broadcast.node, performance.now());
        return settle(broadcast.node, broadcast.there);
    }
  }

  function join(channel: string, who: Member, by: string, except?: string): void {
    if (members.add(channel, who, by)) deliver(channel, added(channel, who), except);
  }

  function leave(channel: string, userId: string, by: string): void {
    if (members.remove(channel, userId, by)) deliver(channel, removed(channel, userId));
  }

  /** Replaces what is known about another node by its own report. */
  function settle(node: string, there: readonly { channel: string; member: Member }[]): void {
    const present = new Set(there.map(({ channel, member: who }) => `${channel} ${who.user_id}`));
    for (const { channel, userId } of members.membersOf(node))
      if (!present.has(`${channel} ${userId}`)) leave(channel, userId, node);
    for (const { channel, member: who } of there) join(channel, who, node);
  }

  /** All members of presence channels at this node, once for each of their channels. */
  const here = () =>
    [...new Set([...listeners.values()].flatMap((there) => [...there]))].flatMap(({ channels }) =>
      [...channels].flatMap(([channel, who]) => (who ? [{ channel, member: who }] : [])),
    );

  fanOut.listen(handle, missed);
  void fanOut.ready().then(() => fanOut.publish({ kind: 'who', node: nodeId }));

  function subscribe(joined: Joined, data: Subscription['data']) {
    const { connection, channels } = joined;
    const { channel, auth, channel_data: channelData } = data;
    if (channels.has(channel)) return;
    const refuse = (status: number, error: string) =>
      connection.send(
        toFrame({
          event: 'pusher:subscription_error',
          channel,
          data: { type: 'AuthError', status, error },
        }),
      );
    if (channels.size >= CHANNELS_PER_SOCKET) return refuse(429, 'Too many channels');
    const kind = kindOf(channel);
    const request = {
      socketId: connection.socketId,
      channel,
      channelData: channelData ?? undefined,
    };
    if (kind !== 'public' && !isSigned(app, request, auth ?? ''))
      return refuse(401, 'Invalid signature');
    const who = kind === 'presence' ? read(member, channelData) : undefined;
    if (kind === 'presence' && !who) return refuse(400, 'Invalid channel_data');

    channels.set(channel, who);
    const { session } = read(given, channelData) ?? {};
    if (session !== undefined) joined.sessions.add(session);
    const there = listeners.get(channel) ?? new Set();
    listeners.set(channel, there.add(joined));
    const isNew = who && members.add(channel, who, connection.socketId);
    connection.send(
      toFrame({
        event: 'pusher_internal:subscription_succeeded',
        channel,
        data: who ? JSON.stringify({ presence: presenceOf(members.of(channel)) }) : '{}',
      }),
    );
    if (!who) return;
    if (isNew) deliver(channel, added(channel, who), connection.socketId);
    fanOut.publish({ kind: 'join', channel, node: nodeId, member: who });
  }

  function unsubscribe(joined: Joined, channel: string): void {
    const who = joined.channels.get(channel);
    if (!joined.channels.delete(channel)) return;
    const there = listeners.get(channel);
    there?.delete(joined);
    if (there?.size === 0) listeners.delete(channel);
    if (!who) return;
    leave(channel, who.user_id, joined.connection.socketId);
    const isHere = [...(there ?? [])].some(
      ({ channels }) => channels.get(channel)?.user_id === who.user_id,
    );
    if (!isHere) fanOut.publish({ kind: 'leave', channel, node: nodeId, member: who });
  }

  /**
   * Passes a browser's client event, such as typing, to the others on its channel. The sender is the member
   * that the server permitted, so there are none on channels without members.
   */
  function pass(joined: Joined, input: ClientEvent): void {
    const { connection, channels, sent } = joined;
    const refuse = (message: string) => connection.send(refusal(ERROR.clientEvent, message));
    const { channel } = input;
    const userId = channels.get(channel)?.user_id;
    if (userId === undefined)
      return refuse('To send client events, you must be subscribed to the presence channel');
    const now = performance.now();
    if (now - sent.since >= 1000) Object.assign(sent, { since: now, count: 0 });
    sent.count += 1;
    if (sent.count > CLIENT_EVENTS_PER_SECOND) return refuse('Too many client events');
    const event = clientEvent.safeParse(input).data;
    if (!event) return refuse('No page sends this client event');
    const except = connection.socketId;
    const data = JSON.stringify(event.data);
    const broadcast = { kind: 'event', channel, event: event.event, data, except, userId } as const;
    handle(broadcast);
    fanOut.publish(broadcast);
  }

  return {
    open(connection) {
      const joined: Joined = {
        connection,
        channels: new Map(),
        sessions: new Set(),
        sent: { count: 0, since: -Infinity },
      };
      lines.add(joined);
      return {
        receive(text) {
          const frame = readFrame(text);
          if (!frame) return connection.send(refusal(ERROR.malformed, 'Malformed message'));
          switch (frame.event) {
            case 'pusher:ping':
              return connection.send(toFrame({ event: 'pusher:pong', data: {} }));
            case 'pusher:pong':
              return;
            case 'pusher:subscribe':
              return subscribe(joined, (frame as Subscription).data);
            case 'pusher:unsubscribe':
              return unsubscribe(joined, (frame as Ending).data.channel);
            default:
              return pass(joined, frame as ClientEvent);
          }
        },
        close() {
          lines.delete(joined);
          for (const channel of [...joined.channels.keys()]) unsubscribe(joined, channel);
        },
      };
    },
    publish({ channel, event, data, except }) {
      const broadcast = { kind: 'event', channel, event, data, ...(except && { except }) } as const;
      handle(broadcast);
      fanOut.publish(broadcast);
    },
    sessions: () => [...new Set([...lines].flatMap((joined) => [...joined.sessions]))],
    hangUp(sessions) {
      for (const joined of lines)
        if (sessions.some((session) => joined.sessions.has(session))) joined.connection.end();
    },
    greet() {
      fanOut.publish({ kind: 'here', node: nodeId, there: here() });
      for (const [node, heardAt] of neighbours) {
        if (performance.now() - heardAt < GONE_AFTER) continue;
        neighbours.delete(node);
        settle(node, []);
      }
    },
  };
}

/** Seconds between a node's reports of its members. */
export const GREETING = 15;
/** Milliseconds without a report after which a node is regarded as gone. */
const GONE_AFTER = GREETING * 3 * 1000;

type Subscription = Extract<Frame, { event: 'pusher:subscribe' }>;
type Ending = Extract<Frame, { event: 'pusher:unsubscribe' }>;
type ClientEvent = Extract<Frame, { channel: string }>;

function readFrame(text: string): Frame | undefined {
  try {
    return frame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function read<Input>(
  schema: z.ZodType<Input>,
  channelData: string | null | undefined,
): Input | undefined {
  try {
    return schema.safeParse(JSON.parse(channelData ?? '')).data;
  } catch {
    return undefined;
  }
}

const toFrame = (input: object): string => JSON.stringify(input);

/** An error that leaves the socket open. */
const refusal = (code: number, message: string) =>
  toFrame({ event: 'pusher:error', data: { code, message } });

const added = (channel: string, who: Member) =>
  toFrame({ event: 'pusher_internal:member_added', channel, data: JSON.stringify(who) });

const removed = (channel: string, userId: string) =>
  toFrame({
    event: 'pusher_internal:member_removed',
    channel,
    data: JSON.stringify({ user_id: userId }),
  });

const presenceOf = (there: Map<string, unknown>) => ({
  count: there.size,
  ids: [...there.keys()],
  hash: Object.fromEntries([...there].map(([id, info]) => [id, info ?? null])),
});
