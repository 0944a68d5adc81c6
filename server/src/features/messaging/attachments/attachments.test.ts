import { afterAll, beforeAll, expect, test } from 'vitest';

import { A_PDF, requestDownload, uploadFile } from '../../../../testing/documents.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;
let landlord: TestPerson;
let agent: TestPerson;
let otherAgent: TestPerson;
let conversationId: string;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjord', 'Fjord');
  const agentOf = (of: string) => ({ grants: [{ role: 'agent', partnerId: of } as const] });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari' });
  landlord = await addPerson(app, { email: 'utleier@x.no', name: 'Ulla' });
  agent = await addPerson(app, { email: 'agent@x.no', ...agentOf(partnerId) });
  otherAgent = await addPerson(app, { email: 'other@x.no', ...agentOf(other) });
  await addListings(app, [{}], { feed: 'p', partnerId, ownerId: landlord.id, contactId: null });
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  const begin = 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }';
  const { data } = await app.api(begin, { id: row!.id }, kari.tokens.accessToken);
  conversationId = data.addConversations[0]._id;
});
afterAll(() => app.close());

const FILES = 'attachments { _id title name size type }';
let sent = 0;
const newClientId = () => `019aa000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`;
async function write(
  who: TestPerson,
  attachments: object[],
  { text = '', clientId = newClientId() } = {},
) {
  const answer = await app.api(
    `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) {
      _id position text carriesWarning ${FILES} } }`,
    { inputData: { conversationId, clientId, text, attachments } },
    who.tokens.accessToken,
  );
  return { ...answer, message: answer.data?.addMessage };
}
const conversation = async (who: TestPerson) => {
  const { data } = await app.api(
    `query ($id: ID!) { getConversation(queryData: { conversationId: $id }) { messageCount lastMessage lastAttachment }
      getMessages(queryData: { conversationId: $id }) { data { position text ${FILES} } } }`,
    { id: conversationId },
    who.tokens.accessToken,
  );
  return { ...data.getConversation, messages: data.getMessages.data };
};

test('a message may be its files alone, and the other party can fetch them', async () => {
  const key = await uploadFile(app, kari);
  const attachments = [{ key, title: 'Leiekontrakt' }, { key: await uploadFile(app, kari) }];
  const { message } = await write(kari, attachments);
  expect(message).toMatchObject({
    text: '',
    attachments: [
      {
        title: 'Leiekontrakt',
        name: expect.stringMatching(/^[A-Za-z\d]{11}\.pdf$/),
        size: A_PDF.length,
        type: 'application/pdf',
      },
      { title: 'kontrakt.pdf' },
    ],
  });
  expect(await conversation(landlord)).toMatchObject({
    lastMessage: null,
    lastAttachment: 'Leiekontrakt',
    messages: [{ text: '', attachments: message.attachments }],
  });
  const { url } = await requestDownload(app, landlord, message.attachments[0]._id);
  expect((await app.call({ url })).rawPayload).toEqual(A_PDF);

  await write(kari, [], { text: 'Hei' });
  expect(await conversation(kari)).toMatchObject({ lastMessage: 'Hei', lastAttachment: null });
});

test('files are for readers of the conversation', async () => {
  const { message } = await write(landlord, [{ key: await uploadFile(app, landlord) }]);
  const [{ _id: id }] = message.attachments;
  const statuses = async () =>
    Promise.all(
      [kari, landlord, agent, otherAgent, undefined].map(
        async (who) => (await requestDownload(app, who, id)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200, 404, 401]);
  const hide = `mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, hideForPartner: true }) { _id } }`;
  await app.api(hide, { id: conversationId }, landlord.tokens.accessToken);
  expect(await statuses()).toEqual([200, 200, 404, 404, 401]);
});

test('sent twice it is one message, with its files once', async () => {
  const attachments = [{ key: await uploadFile(app, kari) }];
  const clientId = newClientId();
  const answers = await Promise.all(
    [1, 2, 3].map(() => write(kari, attachments, { clientId, text: 'Her' })),
  );
  for (const { message } of answers) expect(message).toEqual(answers[0]!.message);
  expect(answers[0]!.message.attachments).toHaveLength(1);
  // Forwarded, it is the same file.
  const again = await write(kari, [{ _id: answers[0]!.message.attachments[0]._id }]);
  expect(again.message.attachments).toEqual(answers[0]!.message.attachments);
});

test('a file that is another user’s, unfinished or not what its name says is refused, and nothing is sent', async () => {
  const { messageCount } = await conversation(kari);
  const { message } = await write(landlord, [{ key: await uploadFile(app, landlord) }]);
  const own = { key: await uploadFile(app, kari) };
  for (const [bad, field, code] of [
    [{ key: await uploadFile(app, landlord) }, 'key', 'files.not_found'],
    [{ _id: message.attachments[0]._id }, '_id', 'files.not_found'],
    [
      { key: await uploadFile(app, kari, 'a.pdf', Buffer.from('<p>')) },
      'key',
      'files.unsupported_type',
    ],
  ] as const) {
    const { errors } = await write(kari, [own, bad], { text: 'Se her' });
    const { code: input, params } = errors![0]!.extensions;
    expect([input, params.path]).toEqual([code, `inputData.attachments.1.${field}`]);
  }
  const tooMany = await write(
    kari,
    Array.from({ length: 11 }, () => own),
  );
  expect(tooMany.errors![0]!.extensions.params.fields).toMatchObject([
    { path: 'inputData.attachments', reason: 'too_long', params: { maximum: 10 } },
  ]);
  expect((await conversation(kari)).messageCount).toBe(messageCount + 1);
});

test('files stay with the other’s message when a user leaves, and are in the data export', async () => {
  const { message } = await write(kari, [{ key: await uploadFile(app, kari) }], { text: 'Farvel' });
  const { body } = await app.call({
    url: '/api/my-data',
    headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
  });
  expect(JSON.parse(body).messaging.messages.at(-1)).toMatchObject({
    text: 'Farvel',
    files: ['kontrakt.pdf'],
  });
  await app.api(
    'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
    { id: kari.id },
    kari.tokens.accessToken,
  );
  await app.dispatcher.settle();
  app.clock.set(NOW.add({ hours: 48 }));
  await app.jobs.perform('files.remove_orphans');
  app.clock.set(NOW);
  const { url } = await requestDownload(app, landlord, message.attachments[0]._id);
  expect((await app.call({ url })).rawPayload).toEqual(A_PDF);
});
