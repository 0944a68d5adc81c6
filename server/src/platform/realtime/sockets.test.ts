import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import pusherJs, { type Channel, type PresenceChannel } from 'pusher-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { testRedis } from '../../../testing/redis.ts';
import { createLogger } from '../log.ts';
import { NO_FAN_OUT, createHub, type FanOut, type Hub } from './hub.ts';
import { CLIENT_EVENTS_PER_SECOND, FRAME_BYTES_MAX } from './protocol.ts';
import { redisFanOut } from './redis-fan-out.ts';
import { signChannel } from './signatures.ts';
import { serveSockets, SOCKET_LIMITS, type SocketLimits, type Sockets } from './sockets.ts';

// Its types declare a module; in Node the import is the class itself.
const Pusher = pusherJs as unknown as typeof pusherJs.default;
type Client = InstanceType<typeof Pusher>;

const APP = { key: 'app-key', secret: 'app-secret' };

interface Node {
  server: Server;
  hub: Hub;
  sockets: Sockets;
  port: number;
}

const nodes: Node[] = [];
const clients: Client[] = [];
let node: Node;

async function start(
  limits: Partial<SocketLimits> = {},
  fanOut: FanOut = NO_FAN_OUT,
): Promise<Node> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const nodeId = `node ${nodes.length}`;
  const hub = createHub({ app: APP, fanOut, nodeId, missed: () => sockets.startOver() });
  const sockets: Sockets = serveSockets({
    server,
    hub,
    appKey: APP.key,
    limits: { ...SOCKET_LIMITS, ...limits },
    callers: {
      addressOf: (request) => request.socket.remoteAddress ?? '',
      isOurs: ({ headers }) => headers.origin !== 'https://elsewhere.example',
      isMaintained: false,
    },
  });
  const started = { server, hub, sockets, port: (server.address() as AddressInfo).port };
  nodes.push(started);
  return started;
}

/** The client of browsers, unchanged. `userId` is its member on presence channels. */
function connect(
  { port }: Node = node,
  { userId = 'kari', secret = APP.secret, key = APP.key } = {},
): Client {
  const client = new Pusher(key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName: channel }, callback) => {
        const channelData = channel.startsWith('presence-')
          ? JSON.stringify({ user_id: userId, user_info: { name: userId.toUpperCase() } })
          : undefined;
        const auth = signChannel({ ...APP, secret }, { socketId, channel, channelData });
        callback(null, { auth, ...(channelData && { channel_data: channelData }) });
      },
    },
  });
  clients.push(client);
  return client;
}

/** Resolves at the next event; pusher-js has no promises. */
const next = <Data = any>(
  source: { bind(event: string, handle: (data: Data) => void): unknown },
  event: string,
) => new Promise<Data>((resolve) => void source.bind(event, resolve));

async function joined(client: Client, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await next(channel, 'pusher:subscription_succeeded');
  return channel;
}

/** The frames a raw socket receives until it is closed. */
async function raw(path: string, { port } = node, origin?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { ...(origin && { origin }) });
  const received: { event: string; data: unknown }[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as never));
  return { socket, received };
}
const PATH = `/app/${APP.key}?protocol=7&client=js&version=8.6.0`;

beforeEach(async () => void (node = await start()));
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const { server, sockets } of nodes.splice(0)) {
    sockets.close();
    server.closeAllConnections();
    server.close();
  }
});

describe('the unchanged pusher-js', () => {
  test('receives events on its channels, and none after it has left', async () => {
    const client = connect();
    const channel = await joined(client, 'homes');
    const heard = next(channel, 'new');
    node.hub.publish({ channel: 'homes', event: 'new', data: '{"id":1}' });
    expect(await heard).toEqual({ id: 1 });

    const late: unknown[] = [];
    channel.bind('new', (data: unknown) => late.push(data));
    client.unsubscribe('homes');
    const other = await joined(client, 'other');
    node.hub.publish({ channel: 'homes', event: 'new', data: '{"id":2}' });
    const last = next(other, 'end');
    node.hub.publish({ channel: 'other', event: 'end', data: '{}' });
    await last;
    expect(late).toEqual([]);
  });

  test('is let into a private channel by a signature, and by no other', async () => {
    await joined(connect(), 'private-account-1');
    const forged = connect(node, { secret: 'guessed' });
    const channel = forged.subscribe('private-account-1');
    expect(await next(channel, 'pusher:subscription_error')).toEqual({
      type: 'AuthError',
      status: 401,
      error: 'Invalid signature',
    });
    // The connection still works.
    await joined(forged, 'open');
  });

  test('permission for one socket is not for another', async () => {
    const { socket, received } = await raw(PATH);
    await once(socket, 'message');
    const auth = signChannel(APP, { socketId: '1.1', channel: 'private-x' });
    socket.send(
      JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'private-x', auth } }),
    );
    await once(socket, 'message');
    expect(received.at(-1)).toMatchObject({ event: 'pusher:subscription_error' });
    socket.close();
  });

  test('sees who is there: once each, however many tabs', async () => {
    const kari = (await joined(connect(), 'presence-talk')) as PresenceChannel;
    const comes = next(kari, 'pusher:member_added');
    const ola = connect(node, { userId: 'ola' });
    const olas = (await joined(ola, 'presence-talk')) as PresenceChannel;
    expect(await comes).toEqual({ id: 'ola', info: { name: 'OLA' } });
    expect(olas.members.count).toBe(2);
    expect(olas.members.me).toEqual({ id: 'ola', info: { name: 'OLA' } });

    const changes: string[] = [];
    kari.bind('pusher:member_added', () => changes.push('added'));
    kari.bind('pusher:member_removed', () => changes.push('removed'));
    const second = connect(node, { userId: 'ola' });
    await joined(second, 'presence-talk');
    second.disconnect();
    const gone = next(kari, 'pusher:member_removed');
    ola.disconnect();
    expect(await gone).toEqual({ id: 'ola', info: { name: 'OLA' } });
    expect(changes).toEqual(['removed']);
  });

  test('sends its events to the others, not itself, with its user', async () => {
    const kari = await joined(connect(), 'presence-talk');
    const ola = await joined(connect(node, { userId: 'ola' }), 'presence-talk');
    const own: unknown[] = [];
    kari.bind('client-typing', () => own.push('heard'));
    const heard = new Promise((resolve) =>
      ola.bind('client-typing', (data: unknown, meta: unknown) => resolve([data, meta])),
    );
    kari.trigger('client-typing', {});
    expect(await heard).toEqual([{}, { user_id: 'kari' }]);
    expect(own).toEqual([]);
  });

  test('gets an error when it sends too often, and the others are not affected', async () => {
    const client = connect();
    const channel = await joined(client, 'presence-talk');
    const errors: { code: number; message: string }[] = [];
    client.connection.bind('error', ({ data }: any) => errors.push(data));
    const other = await joined(connect(node, { userId: 'ola' }), 'presence-talk');
    const heard: unknown[] = [];
    other.bind('client-typing', () => heard.push(1));
    for (let time = 0; time < 1000; time += 1) channel.trigger('client-typing', {});
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual(500);
    expect(errors.at(-1)).toMatchObject({ code: 4301, message: 'Too many client events' });
    // They receive up to the limit, and the server's own events.
    expect(heard.length).toBeLessThanOrEqual(CLIENT_EVENTS_PER_SECOND * 5);
    const last = next(other, 'end');
    node.hub.publish({ channel: 'presence-talk', event: 'end', data: '{}' });
    await last;
  });

  test.each([
    ['an event that no page sends', 'presence-talk', 'client-message', {}],
    ['the name of a server’s event', 'presence-talk', 'client-pusher:member_added', {}],
    ['a field that no page sends', 'presence-talk', 'client-typing', { user_id: 'ola' }],
    ['a text', 'presence-talk', 'client-typing', '{}'],
    ['a list', 'presence-talk', 'client-typing', []],
    ['null', 'presence-talk', 'client-typing', null],
    ['much', 'presence-talk', 'client-typing', { text: 'x'.repeat(10_000) }],
    ['an event where nobody has a name', 'private-talk', 'client-typing', {}],
    ['an event where everybody is', 'talk', 'client-typing', {}],
    ['an event where it is not', 'presence-other', 'client-typing', {}],
  ])('gets an error for %s, and nobody receives it', async (_, name, event, data) => {
    const client = connect();
    await joined(client, name === 'presence-other' ? 'presence-talk' : name);
    const ola = connect(node, { userId: 'ola' });
    const other = await joined(ola, name);
    const heard: string[] = [];
    other.bind_global((received: string) => heard.push(received));
    const refused = next(client.connection, 'error');
    client.send_event(event, data, name);
    expect((await refused).data.code).toBe(4301);
    const last = next(other, 'end');
    node.hub.publish({ channel: name, event: 'end', data: '{}' });
    await last;
    expect(heard).toEqual(['end']);
  });

  test('cannot send as another member', async () => {
    const ola = await joined(connect(node, { userId: 'ola' }), 'presence-talk');
    const { socket } = await raw(PATH);
    const [hello] = (await once(socket, 'message')) as [Buffer];
    const { data } = JSON.parse(hello.toString()) as { data: string };
    const { socket_id: socketId } = JSON.parse(data) as { socket_id: string };
    const channel = 'presence-talk';
    const channelData = '{"user_id":"kari"}';
    const auth = signChannel(APP, { socketId, channel, channelData });
    const request = { channel, auth, channel_data: channelData };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: request }));
    await once(socket, 'message');
    const heard = new Promise((resolve) =>
      ola.bind('client-typing', (_: unknown, meta: unknown) => resolve(meta)),
    );
    const forged = { event: 'client-typing', channel, data: {}, user_id: 'ola', userId: 'ola' };
    socket.send(JSON.stringify(forged));
    expect(await heard).toEqual({ user_id: 'kari' });
    socket.close();
  });

  test('gets an error for another application’s key, and stays away', async () => {
    const client = connect(node, { key: 'other' });
    const { error } = await next(client.connection, 'error');
    expect(error.data).toEqual({ code: 4001, message: 'Application does not exist' });
    await expect.poll(() => client.connection.state).toBe('disconnected');
  });
});

describe('a socket', () => {
  test.each([
    ['/nowhere', 4005],
    [`/app/${APP.key}?protocol=4`, 4007],
    ['//', 4005],
    ['//elsewhere:99999/x', 4005],
  ])('at %s is closed with %d', async (path, code) => {
    const { socket } = await raw(path);
    const [closedBy] = (await once(socket, 'close')) as [number];
    expect(closedBy).toBe(code);
  });

  test('opened by a page of another site is closed, by one of ours it stays', async () => {
    const { socket } = await raw(PATH, node, 'https://elsewhere.example');
    const [closedBy] = (await once(socket, 'close')) as [number];
    expect(closedBy).toBe(4009);
    const { socket: ours, received } = await raw(PATH, node, 'https://husvaer.example');
    await once(ours, 'message');
    expect(received[0]?.event).toBe('pusher:connection_established');
    ours.close();
  });

  test.each([
    'no JSON',
    '{}',
    '{"event":"pusher:subscribe"}',
    '{"event":"server-event","data":{}}',
  ])('that sends %s gets an error and stays open', async (text) => {
    const { socket, received } = await raw(PATH);
    await once(socket, 'message');
    socket.send(text);
    await once(socket, 'message');
    expect(received.at(-1)).toEqual({
      event: 'pusher:error',
      data: { code: 4302, message: 'Malformed message' },
    });
    socket.send('{"event":"pusher:ping"}');
    await once(socket, 'message');
    expect(received.at(-1)).toEqual({ event: 'pusher:pong', data: {} });
    socket.close();
  });

  test('that sends more than any message has is closed', async () => {
    const { socket } = await raw(PATH);
    await once(socket, 'message');
    socket.send('x'.repeat(FRAME_BYTES_MAX + 1));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
  });

  test('that never answers is closed; one that answers stays', async () => {
    const strict = await start({ activitySeconds: 0.2, pongSeconds: 0.4 });
    const { socket: mute } = await raw(PATH, strict);
    const { socket: polite, received } = await raw(PATH, strict);
    polite.on('message', (data: Buffer) => {
      if (data.toString().includes('pusher:ping')) polite.send('{"event":"pusher:pong"}');
    });
    const [code] = (await once(mute, 'close')) as [number];
    expect(code).toBe(4201);
    await expect.poll(() => received.filter(({ event }) => event === 'pusher:ping').length).toBe(5);
    expect(polite.readyState).toBe(WebSocket.OPEN);
    expect(strict.sockets.count()).toBe(1);
  });

  test('above the limit gets an error, and a free place is given again', async () => {
    const small = await start({ perAddress: 2 });
    const { socket: first } = await raw(PATH, small);
    await once(first, 'message');
    const { socket: second } = await raw(PATH, small);
    await once(second, 'message');
    const { socket: third } = await raw(PATH, small);
    const [code] = (await once(third, 'close')) as [number];
    expect(code).toBe(4004);
    first.close();
    await expect.poll(() => small.sockets.count()).toBe(1);
    const { socket: again, received } = await raw(PATH, small);
    await once(again, 'message');
    expect(received[0]).toMatchObject({ event: 'pusher:connection_established' });
  });

  test('is sent to another node when this one stops', async () => {
    const { socket } = await raw(PATH);
    await once(socket, 'message');
    node.sockets.close();
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(4200);
  });
});

test(
  'two nodes with Redis between them are one: events, members, and those of a stopped node',
  { tags: ['redis-server'] },
  async () => {
    const redis = await testRedis();
    await redis.start();
    const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
    const fanOuts = ['one', 'two'].map((nodeId) => redisFanOut({ url: redis.url, nodeId, log }));
    const [one, two] = [await start({}, fanOuts[0]), await start({}, fanOuts[1])];
    for (const fanOut of fanOuts) await fanOut.ready();

    const kari = (await joined(connect(one), 'presence-talk')) as PresenceChannel;
    const comes = next(kari, 'pusher:member_added');
    const ola = connect(two, { userId: 'ola' });
    const olas = (await joined(ola, 'presence-talk')) as PresenceChannel;
    expect(await comes).toEqual({ id: 'ola', info: { name: 'OLA' } });
    await expect.poll(() => Object.keys(olas.members.members).sort()).toEqual(['kari', 'ola']);

    const heard = next(olas, 'message');
    one.hub.publish({ channel: 'presence-talk', event: 'message', data: '{"text":"Hei"}' });
    expect(await heard).toEqual({ text: 'Hei' });
    const typing = next(kari, 'client-typing');
    olas.trigger('client-typing', {});
    expect(await typing).toEqual({});

    // Broadcasts during Redis's outage are lost: clients that missed them reconnect and query.
    await redis.stop();
    one.hub.publish({ channel: 'presence-talk', event: 'message', data: '{"text":"Hører du?"}' });
    const again = [kari, olas].map((there) => next(there, 'pusher:subscription_succeeded'));
    await redis.start();
    await Promise.all(again);
    const back = next(olas, 'message');
    one.hub.publish({ channel: 'presence-talk', event: 'message', data: '{"text":"Nå"}' });
    expect(await back).toEqual({ text: 'Nå' });

    const gone = next(kari, 'pusher:member_removed');
    two.sockets.close();
    expect(await gone).toMatchObject({ id: 'ola' });
    for (const fanOut of fanOuts) fanOut.close();
    await redis.stop();
  },
);
