import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { mailUnread } from './mail-unread.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;
let landlord: TestPerson;
/** The landlord's homes. */
let homes: string[];

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Hansen', language: 'en' });
  landlord = await addPerson(app, { email: 'utleier@x.no', name: 'Ulla Utleier' });
  const owner = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: 'Loft' }, { title: 'Hybel' }], owner);
  const rows = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing order by title desc'),
  );
  homes = rows.map(({ id }) => id);
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.session((session) =>
    session.exec(
      'delete from conversation; delete from mail_silence; delete from account_block; update account set deactivated_at = null',
    ),
  );
  await app.mails();
});
afterAll(() => app.close());

const callAs = async (call: string, variables: object, who: TestPerson) => {
  const { data } = await app.api(call, variables as never, who.tokens.accessToken);
  return Object.values(data)[0] as any;
};
const begin = async (who: TestPerson, home = homes[0]) => {
  const call = 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }';
  return (await callAs(call, { id: home }, who))[0]._id as string;
};
let sent = 0;
const write = (who: TestPerson, conversationId: string, text: string) =>
  callAs(
    `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) { position } }`,
    {
      inputData: {
        conversationId,
        text,
        clientId: `019aa000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`,
      },
    },
    who,
  );
const update = (who: TestPerson, inputData: object) =>
  callAs(
    'mutation ($inputData: UpdateConversationInputData!) { updateConversation(inputData: $inputData) { _id } }',
    { inputData },
    who,
  );
/** The mails that are sent this many minutes after {@link NOW}. */
const mailsAfter = async (minutes: number) => {
  app.clock.set(NOW.add({ seconds: Math.round(minutes * 60) }));
  await app.jobs.perform('messaging.mail_unread');
  return app.mails();
};
const waiting = () =>
  app.database.session((session) =>
    session.query('select account_id from participant where tell_at is not null'),
  );

describe('an absent user', () => {
  test('is notified after five minutes, once, in their language', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Er den ledig?');
    expect(await mailsAfter(4.9)).toEqual([]);
    const [mail, ...others] = await mailsAfter(5);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'utleier@x.no',
      subject: 'Ny melding fra Kari Nordmann',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail!.text).toContain('Kari Nordmann · Loft');
    expect(mail!.text).toContain('Er den ledig?');
    expect(mail!.text).toContain(`/inbox/${conversationId}`);
    expect(await mailsAfter(6)).toEqual([]);
    expect(await waiting()).toEqual([]);

    await write(landlord, conversationId, 'Ja. Se 1.no');
    await write(landlord, conversationId, 'Kom!');
    await app.database.session((session) =>
      session.exec(`update account set language = 'en' where id = '${kari.id}'`),
    );
    const [english] = await mailsAfter(11);
    await app.database.session((session) =>
      session.exec(`update account set language = 'no' where id = '${kari.id}'`),
    );
    expect(english).toMatchObject({ subject: '2 new messages from Ulla Utleier' });
  });

  test('gets one mail of all that waits, and at most one an hour about each conversation', async () => {
    const [first, second] = [await begin(kari), await begin(ola)];
    for (const text of ['1', '2', '3', '4']) await write(kari, first, text);
    app.clock.set(NOW.add({ minutes: 4 }));
    await write(ola, second, 'I would like it');
    const [mail, ...others] = await mailsAfter(5);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('5 nye meldinger i 2 samtaler');
    expect(mail!.text).toContain('Ola Hansen · Loft\nI would like it');
    expect(mail!.text).toContain('(én tidligere melding)\n2\n3\n4');
    expect(mail!.text).toMatch(/\/inbox\n/);

    app.clock.set(NOW.add({ minutes: 10 }));
    await write(kari, first, 'Hallo?');
    const third = await begin(ola, homes[1]);
    await write(ola, third, 'And this one');
    expect((await mailsAfter(16)).map(({ subject }) => subject)).toEqual([
      'Ny melding fra Ola Hansen',
    ]);
    expect(await mailsAfter(64)).toEqual([]);
    expect((await mailsAfter(65)).map(({ subject }) => subject)).toEqual([
      'Ny melding fra Kari Nordmann',
    ]);
  });

  test('is not notified of what they have read or archived', async () => {
    const [first, second] = [await begin(kari), await begin(ola)];
    await write(kari, first, 'Hei');
    await write(ola, second, 'Hi');
    await update(landlord, { conversationId: first, readPosition: 1 });
    await update(landlord, { conversationId: second, isArchived: true });
    expect(await mailsAfter(5)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('has five minutes for what came after they had read', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Hei');
    app.clock.set(NOW.add({ minutes: 4 }));
    await update(landlord, { conversationId, readPosition: 1 });
    await write(kari, conversationId, 'Er du der?');
    expect(await mailsAfter(5)).toEqual([]);
    expect(await mailsAfter(8.9)).toEqual([]);
    const [mail] = await mailsAfter(9);
    expect(mail!.text).not.toContain('Hei\n');
    expect(mail!.text).toContain('Er du der?');
  });

  test('is not notified by users they have blocked', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Hei');
    const call =
      'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }';
    await callAs(call, { id: conversationId }, landlord);
    expect(await mailsAfter(5)).toEqual([]);
  });

  test.each(['deactivated_at = now()', 'verified_at = null'])(
    'gets no mail where %s, also not afterwards',
    async (change) => {
      const conversationId = await begin(kari);
      await write(kari, conversationId, 'Hei');
      const set = (how: string) =>
        app.database.session((session) =>
          session.exec(`update account set ${how} where id = '${landlord.id}'`),
        );
      await set(change);
      expect(await mailsAfter(5)).toEqual([]);
      await set('deactivated_at = null, verified_at = created_at');
      expect(await mailsAfter(70)).toEqual([]);
    },
  );

  test('gets no e-mail address from the message in the mail', async () => {
    const conversationId = await begin(kari);
    await write(
      kari,
      conversationId,
      'Se https://svindel.example/x <b>nå</b> eller a@svindel.example',
    );
    const [mail] = await mailsAfter(5);
    for (const form of [mail!.text, mail!.html]) {
      expect(form).not.toMatch(/https?:\/\/svindel|svindel\.example/);
      expect(form.replaceAll('\u200b', '')).toContain('https://svindel.example/x');
    }
    expect(mail!.html).not.toContain('<b>nå');
  });
});

describe('a run of the job', () => {
  test('on two nodes at once writes one mail', async () => {
    const [first, second] = [await begin(kari), await begin(ola)];
    await write(kari, first, 'Hei');
    await write(ola, second, 'Hi');
    app.clock.set(NOW.add({ minutes: 5 }));
    await Promise.all([1, 2, 3].map(() => app.jobs.perform('messaging.mail_unread')));
    expect((await app.mails()).map(({ subject }) => subject)).toEqual([
      '2 nye meldinger i 2 samtaler',
    ]);
  });

  test('killed before its end sends and records nothing', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Hei');
    app.clock.set(NOW.add({ minutes: 5 }));
    const killed = app.runner.run(
      SYSTEM,
      async (work) => {
        expect(await mailUnread(work)).toBe(1);
        throw new Error('killed');
      },
      undefined,
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await app.mails()).toEqual([]);
    expect(await mailsAfter(6)).toHaveLength(1);
  });

  test('notifies of messages written meanwhile at the next run', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Hei');
    app.clock.set(NOW.add({ minutes: 5 }));
    await Promise.all([
      app.jobs.perform('messaging.mail_unread'),
      write(kari, conversationId, 'Hallo?'),
    ]);
    const texts = [...(await app.mails()), ...(await mailsAfter(65))].map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Hei'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Hallo?'))).toHaveLength(1);
  });
});

describe('mails about messages can be stopped', () => {
  test('by one click from the mail, and started again in the settings', async () => {
    const conversationId = await begin(kari);
    await write(kari, conversationId, 'Hei');
    const [mail] = await mailsAfter(5);
    const url = new URL(mail!.headers['List-Unsubscribe']!.slice(1, -1)).pathname;
    const followed = await app.call({ url });
    expect(followed.headers.location).toBe(url.replace('/api', ''));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    const others = url.replace('messages.', 'interest.');
    const forged = await app.call({ method: 'POST', url: others, headers, payload });
    expect(forged.statusCode).toBe(404);
    for (let times = 0; times < 2; times += 1)
      expect((await app.call({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    await write(kari, conversationId, 'Hallo?');
    expect(await mailsAfter(70)).toEqual([]);

    app.clock.set(NOW.add({ minutes: 10 }));
    const settings = '{ getNotificationSettings { kind isMailed } }';
    expect(await callAs(settings, {}, landlord)).toEqual([
      { kind: 'messages', isMailed: false },
      { kind: 'interest', isMailed: true },
      { kind: 'instalments', isMailed: true },
      { kind: 'payments', isMailed: true },
    ]);
    await callAs(
      'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: true }) { kind } }',
      {},
      landlord,
    );
    // Messages that arrived meanwhile are not mailed.
    expect(await mailsAfter(75)).toEqual([]);
    app.clock.set(NOW.add({ minutes: 10 }));
    await write(kari, conversationId, 'Nå?');
    expect(await mailsAfter(80)).toHaveLength(1);
  });
});

test('by a real mail server: the headers arrive as a mail program reads them', async () => {
  const server = await startMailServer();
  const other = await createTestApp({ SMTP_URL: server.url });
  const [one, two] = [
    await addPerson(other, { email: 'a@x.no', name: 'Åse' }),
    await addPerson(other, { email: 'b@x.no' }),
  ];
  const owner = { feed: 'own', partnerId: null, ownerId: two.id, contactId: null };
  await addListings(other, [{}], owner);
  const [row] = await other.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  const { data } = await other.api(
    `mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }`,
    { id: row!.id },
    one.tokens.accessToken,
  );
  const inputData = { conversationId: data.addConversations[0]._id, text: 'Hei', clientId: one.id };
  await other.api(
    'mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) { _id } }',
    { inputData },
    one.tokens.accessToken,
  );
  other.clock.set(NOW.add({ minutes: 5 }));
  await other.jobs.perform('messaging.mail_unread');
  await other.mailer.settle();
  const [mail] = server.taken;
  expect(mail?.subject).toBe('Ny melding fra Åse');
  const header = (key: string) => mail?.headers.find((found) => found.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const stop = new RegExp(
    `^<http://localhost:3000/api/unsubscribe/messages\\.${two.id}\\.[0-9a-f]{64}>$`,
  );
  expect(header('list-unsubscribe')?.replaceAll(/\s/g, '')).toMatch(stop);
  await other.close();
  await server.close();
});
