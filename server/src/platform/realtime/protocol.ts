import { z } from 'zod';

/*
 * The Pusher Channels protocol, version 7:
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */

export const PROTOCOL_VERSION = 7;
/** Seconds of silence after which either side checks the connection. */
export const ACTIVITY_TIMEOUT = 120;
/** Seconds the answer to the check may take. */
export const PONG_TIMEOUT = 30;
/** Bytes of a member of a presence channel, and of the session of a permission. */
const CHANNEL_DATA_MAX = 10_000;
/** Bytes of a frame from a socket; a larger one closes it. */
export const FRAME_BYTES_MAX = 4 * CHANNEL_DATA_MAX;
export const CHANNELS_PER_SOCKET = 200;
/** Events a browser may send to others in a second. */
export const CLIENT_EVENTS_PER_SECOND = 10;

/** Reasons for closing a socket. Below 4100 a client does not reconnect, from 4200 it does so immediately. */
export const CLOSE = {
  unknownApp: { code: 4001, message: 'Application does not exist' },
  tooManyConnections: { code: 4004, message: 'Application is over connection quota' },
  unknownPath: { code: 4005, message: 'Path not found' },
  unsupportedVersion: { code: 4007, message: 'Unsupported protocol version' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  tooSlow: { code: 4100, message: 'Over capacity' },
  maintenance: { code: 4100, message: 'Maintenance mode on' },
  goingDown: { code: 4200, message: 'Generic reconnect immediately' },
  silent: { code: 4201, message: 'Pong reply not received' },
} as const;
export type Close = (typeof CLOSE)[keyof typeof CLOSE];

/** Codes of errors that leave the socket open. */
export const ERROR = { malformed: 4302, clientEvent: 4301 } as const;

const channel = z.string().regex(/^[A-Za-z0-9_\-=@,.;]{1,164}$/);

/** Frames that a client sends. {@link clientEvent} says which of its own events are passed on. */
export const frame = z.union([
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
  z.object({
    event: z.literal('pusher:subscribe'),
    data: z.object({
      channel,
      auth: z.string().max(300).nullish(),
      channel_data: z.string().max(CHANNEL_DATA_MAX).nullish(),
    }),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel }) }),
  z.object({ event: z.string().regex(/^client-.{1,190}$/s), channel, data: z.unknown() }),
]);
export type Frame = z.output<typeof frame>;

/**
 * The events that a browser may send to other browsers: those that pages send, with their data. A page shows
 * them as the act of the member who sent them.
 */
export const clientEvent = z.object({
  event: z.literal('client-typing'),
  data: z.strictObject({}),
});

/** A member of a presence channel. */
export const member = z.object({
  user_id: z.union([z.string().min(1).max(128), z.number()]).transform(String),
  user_info: z.unknown().optional(),
});
export type Member = z.output<typeof member>;

/** The session that a permission was given in: our own addition to Pusher's protocol. */
export const given = z.object({ session: z.string().max(100).optional() });

type ChannelKind = 'public' | 'private' | 'presence';

export function kindOf(name: string): ChannelKind {
  if (name.startsWith('presence-')) return 'presence';
  return name.startsWith('private-') ? 'private' : 'public';
}
