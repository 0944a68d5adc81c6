import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { homeOf, interestCalls } from '../../../testing/interest.ts';
import { numberOf } from '../../../testing/national-number.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../testing/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof interestCalls>;
let landlord: TestPerson;
let agents: TestPerson[];
let home: string;
let partners: string;
let people = 0;

const TITLE = 'Lys, stille toroms; ved parken';
const VIEWING = { startsAt: '2026-11-25T16:00:00Z', endsAt: '2026-11-25T16:30:00Z' };

const newPerson = (language: 'en' | 'no' = 'no') =>
  addPerson(app, { email: `kari${(people += 1)}@x.no`, name: 'Kari', language });

beforeAll(async () => {
  app = await createTestApp();
  calls = interestCalls(app);
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  landlord = await addPerson(app, { email: 'landlord@x.no' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agents = [
    await addPerson(app, { email: 'agent1@x.no', grants, language: 'en' }),
    await addPerson(app, { email: 'agent2@x.no', grants, language: 'no' }),
  ];
  const own = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: TITLE }], own);
  await addListings(app, [{ title: 'Partner’s' }], { ...own, feed: 'p', partnerId });
  await app.database.session((session) =>
    session.exec(`update partner set features = '{credit_check}'`),
  );
  home = await homeOf(app, TITLE);
  partners = await homeOf(app, 'Partner’s');
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.mails();
  await app.database.session((session) =>
    session.exec(
      'delete from interest; delete from viewing; delete from interest_notice; delete from notification',
    ),
  );
});
afterAll(() => app.close());

describe('the landlord or agent of a home', () => {
  test('is notified of forms at most once an hour, and of all of them', async () => {
    await calls.send(await newPerson(), home);
    const [first, ...others] = await app.mails();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to: 'landlord@x.no', subject: `Ny interessent til ${TITLE}` });
    expect(first!.text).toContain(`/my-listing/${home}/interest`);

    for (const at of [NOW.add({ minutes: 1 }), NOW.add({ minutes: 14 })]) {
      app.clock.set(at);
      await calls.send(await newPerson(), home);
    }
    await app.jobs.perform('interest.notify_landlords');
    expect(await app.mails()).toEqual([]);
    app.clock.set(NOW.add({ hours: 1 }));
    await app.jobs.perform('interest.notify_landlords');
    expect(await app.mails()).toMatchObject([{ subject: `2 nye interessenter til ${TITLE}` }]);
    await app.jobs.perform('interest.notify_landlords');
    expect(await app.mails()).toEqual([]);
  });

  test('stops these mails with one click, and is still notified in the app', async () => {
    await calls.send(await newPerson(), home);
    const [mail] = await app.mails();
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(mail!.headers['List-Unsubscribe']!.slice(1, -1)).pathname;
    expect(mail!.text).toContain(url.replace('/api', ''));
    expect((await app.call({ method: 'POST', url })).statusCode).toBe(200);
    app.clock.set(NOW.add({ minutes: 50 }));
    await calls.send(await newPerson(), home);
    app.clock.set(NOW.add({ hours: 1 }));
    await app.jobs.perform('interest.notify_landlords');
    expect(await app.mails()).toEqual([]);
    app.clock.set(NOW);
    const { data } = await app.api(
      '{ getNotifications { data { kind title path count isRead } unreadCount } }',
      {},
      landlord.tokens.accessToken,
    );
    const path = `/my-listing/${home}/interest`;
    expect(data.getNotifications.data[0]).toMatchObject({
      kind: 'interest_received',
      title: TITLE,
      path,
      isRead: false,
    });
    expect(data.getNotifications.data[0].count).toBeGreaterThanOrEqual(2);
    expect(data.getNotifications.unreadCount).toBe(1);
    await app.database.session((session) => session.exec('delete from mail_silence'));
  });

  test('is not notified of a form that was only changed', async () => {
    const kari = await newPerson();
    await calls.send(kari, home);
    await app.mails();
    app.clock.set(NOW.add({ minutes: 1 }));
    await calls.send(kari, home, { people: 4 });
    app.clock.set(NOW.add({ hours: 2 }));
    await app.jobs.perform('interest.notify_landlords');
    expect(await app.mails()).toEqual([]);
  });

  test('is every agent of a partner, each in their language', async () => {
    await calls.send(await newPerson(), partners);
    const mails = await app.mails();
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).sort()).toEqual([
      'agent1@x.no Somebody would like to rent Partner’s',
      'agent2@x.no Ny interessent til Partner’s',
    ]);
  });
});

describe('the day before a viewing', () => {
  const remind = async (at: string) => {
    app.clock.set(Temporal.Instant.from(at));
    await app.jobs.perform('interest.remind_of_viewings');
    return app.mails();
  };
  const invite = (ids: string[], input: object = VIEWING) =>
    calls.call('inviteToViewing', { _ids: ids, ...input }, landlord);
  const answer = (_id: string, input: string, who: TestPerson) =>
    calls.call('answerViewing', { _id, answer: input }, who);

  test('invitees are reminded once, and hosts are told who comes', async () => {
    const [comes, silent, away] = [await newPerson(), await newPerson('en'), await newPerson()];
    const ids = [
      await calls.send(comes, home),
      await calls.send(silent, home),
      await calls.send(away, home),
    ];
    await invite(ids);
    await answer(ids[0]!, 'accepted', comes);
    await answer(ids[2]!, 'declined', away);
    await app.mails();
    expect(await remind('2026-11-24T15:59:00Z')).toEqual([]);
    const mails = await remind('2026-11-24T16:05:00Z');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [comes.email, `Husk visningen: ${TITLE}`],
      [silent.email, `Remember the viewing: ${TITLE}`],
      [landlord.email, `Husk visningen du skal holde: ${TITLE}`],
    ]);
    expect(mails[0]!.text).toContain('Markveien 12, 0554 Oslo');
    expect(mails[1]!.text).toContain('Wednesday, 25 November 2026');
    expect(mails[2]!.text).toContain('1 kommer, 1 har ikke svart, 1 kan ikke komme.');
    expect(mails[2]!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await remind('2026-11-24T16:15:00Z')).toEqual([]);
    const { data } = await app.api(
      '{ getNotifications { data { kind path } } }',
      {},
      await newToken(app, landlord),
    );
    expect(data.getNotifications.data).toContainEqual({
      kind: 'viewing_reminder',
      path: '/viewings',
    });
  });

  test('no reminder is sent for a viewing set up later, or cancelled', async () => {
    const [kari, ola] = [await newPerson(), await newPerson()];
    const [late, off] = [await calls.send(kari, home), await calls.send(ola, home)];
    await invite([off]);
    await calls.call('declineInterest', { _id: off }, landlord);
    app.clock.set(Temporal.Instant.from('2026-11-24T16:10:00Z'));
    await invite([late]);
    await app.mails();
    expect(await remind('2026-11-24T17:00:00Z')).toEqual([]);
  });
});

describe.each([
  {
    language: 'no',
    viewing: `Kom på visning: ${TITLE}`,
    when: 'onsdag 25. november 2026',
    no: `Svar på interessen din for ${TITLE}`,
    kindly: 'Takk for interessen.',
    opened: 'Fødselsnummeret ditt er åpnet',
    off: `Avlyst visning: ${TITLE}`,
  },
  {
    language: 'en',
    viewing: `You’re invited to a viewing: ${TITLE}`,
    when: 'Wednesday, 25 November 2026',
    no: `About your interest in ${TITLE}`,
    kindly: 'Thank you for your interest.',
    opened: 'Your national identity number was opened',
    off: `Viewing cancelled: ${TITLE}`,
  },
] as const)(
  'the sender of a form, in $language,',
  ({ language, viewing, when, no, kindly, opened, off }) => {
    test('gets the viewing with a calendar file, and its new time', async () => {
      const kari = await newPerson(language);
      const id = await calls.send(kari, home);
      await app.mails();
      const input = { text: 'Ring på <b>to</b>\nganger.' };
      await calls.call('inviteToViewing', { _ids: [id], ...VIEWING, ...input }, landlord);
      const [mail, ...others] = await app.mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: kari.email, subject: viewing });
      expect(mail!.text).toContain(when);
      expect(mail!.text).toMatch(/17[:.]00\s*[–-]\s*17[:.]30/u);
      expect(mail!.text).toContain('Markveien 12, 0554 Oslo');
      expect(mail!.html).toContain('Ring på &lt;b&gt;to&lt;/b&gt;');
      const [file] = mail!.attachments;
      expect(file).toMatchObject({ contentType: 'text/calendar; charset=utf-8; method=PUBLISH' });
      const content = file!.content.replaceAll('\r\n ', '');
      expect(content).toContain(`UID:${id}@localhost`);
      expect(content).toContain('SEQUENCE:0');
      expect(content).toContain('DTSTART;TZID=Europe/Oslo:20261125T170000');

      const moved = { startsAt: '2026-11-26T16:00:00Z', endsAt: '2026-11-26T17:00:00Z' };
      await calls.call('inviteToViewing', { _ids: [id], ...moved }, landlord);
      const [again] = await app.mails();
      const changed = again!.attachments[0]!.content;
      expect(changed).toContain(`UID:${id}@localhost`);
      expect(changed).toContain('SEQUENCE:2');
      expect(changed).toContain('20261126T170000');
    });

    test('gets a rejection, in the landlord’s words or the default text', async () => {
      const kari = await newPerson(language);
      const id = await calls.send(kari, home);
      await app.mails();
      await calls.call('declineInterest', { _id: id, text: 'Lykke til!' }, landlord);
      const [mail] = await app.mails();
      expect(mail).toMatchObject({ to: kari.email, subject: no, attachments: [] });
      expect(mail!.text).toContain('Lykke til!');
      expect(mail!.text).not.toContain(kindly);

      const silent = await calls.send(await newPerson(language), home);
      await calls.call('declineInterest', { _id: silent }, landlord);
      const mails = await app.mails();
      expect(mails.find(({ subject }) => subject === no)!.text).toContain(kindly);
    });

    test('gets the viewing removed from the calendar after a rejection, or when they cancel', async () => {
      const [kari, eva] = [await newPerson(language), await newPerson(language)];
      const ids = [await calls.send(kari, home), await calls.send(eva, home)];
      await calls.call('inviteToViewing', { _ids: ids, ...VIEWING }, landlord);
      await app.mails();
      await calls.call('declineInterest', { _id: ids[0] }, landlord);
      await calls.call('withdrawInterest', { _id: ids[1] }, eva);
      const [refused, withdrawn, ...others] = await app.mails();
      expect(others).toEqual([]);
      expect(refused).toMatchObject({ to: kari.email, subject: no });
      expect(withdrawn).toMatchObject({ to: eva.email, subject: off });
      for (const [index, mail] of [refused, withdrawn].entries()) {
        expect(mail!.text).toContain(when);
        const [file] = mail!.attachments;
        expect(file).toMatchObject({ contentType: 'text/calendar; charset=utf-8; method=CANCEL' });
        const content = file!.content.replaceAll('\r\n ', '');
        for (const line of [
          'METHOD:CANCEL',
          'SEQUENCE:1',
          'STATUS:CANCELLED',
          `UID:${ids[index]}@localhost`,
        ])
          expect(content).toContain(line);
      }
      const kinds = async ({ tokens }: TestPerson) => {
        const query = '{ getNotifications { data { kind startsAt } } }';
        const { data } = await app.api(query, {}, tokens.accessToken);
        return data.getNotifications.data;
      };
      const { startsAt } = VIEWING;
      expect(await kinds(kari)).toEqual([
        { kind: 'viewing_cancelled', startsAt },
        { kind: 'viewing_invited', startsAt },
      ]);
      expect(await kinds(landlord)).toContainEqual({ kind: 'interest_withdrawn', startsAt: null });

      // A new invitation after a new form has a version newer than the end of the last one.
      await calls.send(eva, home);
      await calls.call('inviteToViewing', { _ids: [ids[1]], ...VIEWING }, landlord);
      const again = (await app.mails()).find(({ to }) => to === eva.email);
      expect(again!.attachments[0]!.content).toContain('SEQUENCE:2');
    });

    test('who declines the viewing has it removed from the calendar, and restored on accepting', async () => {
      const kari = await newPerson(language);
      const _id = await calls.send(kari, home);
      await calls.call('inviteToViewing', { _ids: [_id], ...VIEWING }, landlord);
      await app.mails();
      const file = async () => {
        const mails = (await app.mails()).filter(({ to }) => to === kari.email);
        return mails.map(({ attachments }) => attachments[0]!.content.replaceAll('\r\n ', ''));
      };
      const answer = (input: string) => calls.call('answerViewing', { _id, answer: input }, kari);
      await answer('declined');
      const [out, ...others] = await file();
      expect(others).toEqual([]);
      for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', `UID:${_id}@localhost`])
        expect(out).toContain(line);
      // A repeated answer is mailed once.
      await answer('declined');
      expect(await file()).toEqual([]);
      await answer('accepted');
      const [back] = await file();
      expect(back).toContain('SEQUENCE:2');
      expect(back).not.toContain('METHOD:CANCEL');
      await answer('declined');
      expect((await file())[0]).toContain('SEQUENCE:3');
      await calls.call('declineInterest', { _id }, landlord);
      const [refused] = await app.mails();
      expect(refused).toMatchObject({ subject: no, attachments: [] });
    });

    test('has nothing to remove from the calendar after the viewing', async () => {
      const kari = await newPerson(language);
      const id = await calls.send(kari, home);
      const soon = { startsAt: '2026-11-20T08:10:00Z', endsAt: '2026-11-20T08:14:00Z' };
      await calls.call('inviteToViewing', { _ids: [id], ...soon }, landlord);
      await app.mails();
      app.clock.set(NOW.add({ minutes: 15 }));
      await calls.call('declineInterest', { _id: id }, landlord);
      const [mail] = await app.mails();
      expect(mail).toMatchObject({ to: kari.email, subject: no, attachments: [] });
    });

    test('is notified when their national identity number was opened', async () => {
      const kari = await newPerson(language);
      const nationalIdentification = numberOf('1998-03-04', language === 'no' ? 0 : 1);
      const input = { agreesToCreditCheck: true, nationalIdentification };
      const id = await calls.send(kari, partners, input);
      await calls.call('shortlistInterest', { _id: id }, agents[0]);
      await app.mails();
      await app.api(
        `mutation { openInterestIdentification(inputData: { _id: "${id}" }) { _id } }`,
        {},
        agents[0]!.tokens.accessToken,
      );
      const [mail] = await app.mails();
      expect(mail).toMatchObject({ to: kari.email, subject: opened });
      expect(mail!.text).toContain('Nordbolig');
      expect(mail!.text).not.toContain(nationalIdentification);
    });
  },
);
