import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import pusherJs, { type Channel, type PresenceChannel } from 'pusher-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { uploadFile } from '../../../testing/documents.ts';
import { addPerson, PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { addListings, addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { notify } from '../notifications/public.ts';

/* The whole server at a real port, and the unchanged client of browsers. */
const Pusher = pusherJs as unknown as typeof pusherJs.default;
type Client = InstanceType<typeof Pusher>;

let app: TestApp;
let port: number;
let kari: TestPerson;
let landlord: TestPerson;
let stranger: TestPerson;
let conversationId: string;
const clients: Client[] = [];

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari' });
  landlord = await addPerson(app, { email: 'utleier@x.no', name: 'Ulla' });
  stranger = await addPerson(app, { email: 'fremmed@x.no', name: 'Fred' });
  const owner = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{}], owner);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
  await app.dispatcher.start();
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  const { data } = await app.api(
    'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    { id: row!.id },
    kari.tokens.accessToken,
  );
  conversationId = data.addConversations[0]._id;
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await app.close();
});

function connect({ tokens }: TestPerson): Client {
  const { key } = app.realtime.client;
  const client = new Pusher(key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${port}/api/auth/pusher`,
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    },
  });
  clients.push(client);
  return client;
}

const next = <Data = any>(
  source: { bind(event: string, handle: (data: Data) => void): unknown },
  event: string,
) => new Promise<Data>((resolve) => void source.bind(event, resolve));

let sent = 0;
const write = async (who: TestPerson, text: string, where = conversationId) => {
  const clientId = `019aa000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`;
  const { data } = await app.api(
    `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) { _id position clientId } }`,
    { inputData: { conversationId: where, text, clientId } },
    who.tokens.accessToken,
  );
  return data.addMessage;
};

test('a message appears on the other’s screen, and in the writer’s other tabs, as it is written', async () => {
  const [hers, his] = [landlord, kari].map((who) =>
    connect(who).subscribe(`private-account-${who.id}`),
  );
  await Promise.all([hers!, his!].map((channel) => next(channel, 'pusher:subscription_succeeded')));
  const both = Promise.all([next(hers!, 'message'), next(his!, 'message')]);
  const message = await write(kari, 'Er den ledig?');
  for (const notified of await both)
    expect(notified).toMatchObject({
      conversationId,
      message: { ...message, text: 'Er den ledig?', senderId: kari.id },
    });

  const seen = next(his!, 'seen');
  await app.api(
    'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, readPosition: 1 }) { _id } }',
    { id: conversationId },
    landlord.tokens.accessToken,
  );
  expect(await seen).toEqual({
    conversationId,
    accountId: landlord.id,
    deliveredPosition: 1,
    readPosition: 1,
  });
});

test('agents who can read it receive it, but not what is hidden from them', async () => {
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const agents = ['a', 'b'].map((one) =>
    addPerson(app, { email: `agent-${one}@x.no`, grants: [{ role: 'agent', partnerId }] }),
  );
  const [, reader] = await Promise.all(agents);
  const owner = { feed: 'partner', partnerId, ownerId: null, contactId: (await agents[0]!).id };
  await addListings(app, [{}], owner);
  const [home] = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where feed = 'partner'"),
  );
  const begin = async (who: TestPerson): Promise<string> => {
    const { data } = await app.api(
      'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
      { id: home!.id },
      who.tokens.accessToken,
    );
    return data.addConversations[0]._id;
  };
  const [hidden, open] = [await begin(kari), await begin(stranger)];
  await app.api(
    'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, hideForPartner: true }) { _id } }',
    { id: hidden },
    kari.tokens.accessToken,
  );
  const name = `private-partner-${partnerId}`;
  const refused = connect(landlord).subscribe(name);
  expect(await next(refused, 'pusher:subscription_error')).toMatchObject({ status: 404 });
  const channel = connect(reader!).subscribe(name);
  await next(channel, 'pusher:subscription_succeeded');
  const heard = next(channel, 'message');
  await write(kari, 'Ikke for alle', hidden);
  await write(stranger, 'Er den ledig?', open);
  expect(await heard).toMatchObject({ conversationId: open, message: { text: 'Er den ledig?' } });
});

test('a notification is sent to its recipient', async () => {
  const channel = connect(kari).subscribe(`private-account-${kari.id}`);
  await next(channel, 'pusher:subscription_succeeded');
  const notified = next(channel, 'notification');
  const input = {
    kind: 'interest_declined',
    params: { title: 'Loft' },
    path: '/my-interest',
  } as const;
  await app.runner.run(SYSTEM, notify, { ...input, accountId: kari.id });
  const { data } = await app.api(
    '{ getNotifications { data { _id } } }',
    {},
    kari.tokens.accessToken,
  );
  expect(await notified).toEqual(data.getNotifications.data[0]);
});

test('files are sent with their message, as the API returns them', async () => {
  const channel = connect(landlord).subscribe(`private-account-${landlord.id}`);
  await next(channel, 'pusher:subscription_succeeded');
  const heard = next(channel, 'message');
  const { data } = await app.api(
    `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) {
      text attachments { _id title name size type createdAt } } }`,
    {
      inputData: {
        conversationId,
        clientId: '019aa000-0000-7000-8001-000000000000',
        text: '',
        attachments: [{ key: await uploadFile(app, kari), title: 'Leiekontrakt' }],
      },
    },
    kari.tokens.accessToken,
  );
  expect(data.addMessage.attachments).toHaveLength(1);
  expect(await heard).toMatchObject({ message: data.addMessage });
});

test('a conversation shows who is viewing it, and only to its participants', async () => {
  const name = `presence-conversation-${conversationId}`;
  const channel = connect(kari).subscribe(name) as PresenceChannel;
  await next(channel, 'pusher:subscription_succeeded');
  expect(channel.members.me).toEqual({ id: kari.id, info: { name: 'Kari' } });
  const refused = connect(stranger).subscribe(name);
  expect(await next(refused, 'pusher:subscription_error')).toMatchObject({ status: 404 });
  const other = connect(stranger).subscribe(`private-account-${kari.id}`);
  expect(await next(other, 'pusher:subscription_error')).toMatchObject({ status: 404 });
});

test.each([
  ['without a token', {}, { socket_id: '1.1', channel_name: 'private-account-x' }, 401],
  ['an invalid socket id', { by: true }, { socket_id: 'x', channel_name: 'private-a' }, 400],
  ['an unknown channel', { by: true }, { socket_id: '1.1', channel_name: 'private-x' }, 404],
  ['nothing', { by: true }, {}, 400],
])('permission to subscribe is refused: %s', async (_, { by }: { by?: boolean }, body, status) => {
  const response = await app.call({
    method: 'POST',
    url: '/api/auth/pusher',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(by && { authorization: `Bearer ${kari.tokens.accessToken}` }),
    },
    payload: new URLSearchParams(body).toString(),
  });
  expect(response.statusCode).toBe(status);
});

test('logging out closes the socket; the account’s other browsers stay connected', async () => {
  for (const follower of app.followers) await follower.start();
  const leaver = await addPerson(app, { email: 'leaver@x.no' });
  const again = await app.auth('', { user: leaver.email, password: PASSWORD });
  const channel = `private-account-${leaver.id}`;
  const [leaving, staying] = [leaver, { ...leaver, tokens: again.tokens! }].map(connect) as [
    Client,
    Client,
  ];
  const [gone, stays] = [leaving, staying].map((client) => client.subscribe(channel)) as [
    Channel,
    Channel,
  ];
  await Promise.all([gone, stays].map((one) => next(one, 'pusher:subscription_succeeded')));
  const sockets = [leaving, staying].map(({ connection }) => connection.socket_id);

  const closed = next<{ data: { code: number } }>(leaving.connection, 'error');
  const refused = next(gone, 'pusher:subscription_error');
  await app.auth('/logout', {}, leaver.tokens.accessToken);
  expect((await closed).data).toMatchObject({ code: 4200 });
  // It reconnects, without a user.
  expect(await refused).toMatchObject({ status: 401 });
  expect(leaving.connection.socket_id).not.toBe(sockets[0]);

  const heard = next(stays, 'still');
  const receivedAll: unknown[] = [];
  gone.bind('still', (expected: unknown) => receivedAll.push(expected));
  await app.realtime.publish(channel, 'still', { here: true });
  expect(await heard).toEqual({ here: true });
  expect(receivedAll).toEqual([]);
  expect(staying.connection.socket_id).toBe(sockets[1]);
});

test('two processes with one key serve each other’s browsers', () => {
  const [one, two] = [createTestContext(), createTestContext()];
  expect(one.realtime.client).toEqual(two.realtime.client);
  for (const app of [one, two]) app.realtime.close();
});

test('another site’s page is not connected', async () => {
  const address = `ws://127.0.0.1:${port}/app/${app.realtime.client.key}?protocol=7`;
  for (const origin of [
    'https://elsewhere.example',
    'null',
    'http://localhost:6666',
    'https://localhost:3000',
  ]) {
    const [code] = (await once(new WebSocket(address, { origin }), 'close')) as [number];
    expect(code).toBe(4009);
  }
  const ours = new WebSocket(address, { origin: 'http://nordbolig.localhost:3000' });
  const [input] = (await once(ours, 'message')) as [Buffer];
  expect(input.toString()).toContain('connection_established');
  ours.close();
});
