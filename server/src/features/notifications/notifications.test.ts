import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { notify } from './public.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no' });
  ola = await addPerson(app, { email: 'ola@x.no' });
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.session((session) => session.exec('delete from notification'));
});
afterAll(() => app.close());

const notifyOf = (title: string, path = '/my-interest', who = kari) =>
  app.runner.run(SYSTEM, notify, {
    accountId: who.id,
    kind: 'interest_declined',
    params: { title },
    path,
  });
const list = async (who = kari, optionData: object = {}) => {
  const { data, errors } = await app.api(
    `query ($optionData: NotificationsOptionData) { getNotifications(optionData: $optionData) {
      data { _id kind title startsAt path count createdAt isRead } unreadCount metaData { totalDocuments } } }`,
    { optionData },
    who.tokens.accessToken,
  );
  return data?.getNotifications ?? { code: errors?.[0]?.extensions.code };
};
const read = async (inputData: object = {}, who = kari) => {
  const { data, errors } = await app.api(
    'mutation ($inputData: UpdateNotificationsInputData!) { updateNotifications(inputData: $inputData) }',
    { inputData },
    who.tokens.accessToken,
  );
  return data?.updateNotifications ?? errors?.[0]?.extensions.code;
};
const later = (minutes: number) => app.clock.set(NOW.add({ minutes }));

describe('a notification', () => {
  test('is visible to its recipient, the latest first, by pages', async () => {
    for (const [index, title] of ['en', 'to', 'tre'].entries()) {
      later(index);
      await notifyOf(title, `/my-interest#${title}`);
    }
    const first = await list(kari, { limit: 2 });
    expect(first.data.map(({ title }: { title: string }) => title)).toEqual(['tre', 'to']);
    expect(first).toMatchObject({ unreadCount: 3, metaData: { totalDocuments: 3 } });
    expect(first.data[0]).toMatchObject({ count: 1, isRead: false, startsAt: null });
    const rest = await list(kari, { limit: 2, skip: 2 });
    expect(rest.data.map(({ title }: { title: string }) => title)).toEqual(['en']);
    expect(await list(ola)).toMatchObject({ data: [], unreadCount: 0 });
  });

  test('of the same kind and page is one until it is read, also at once', async () => {
    await notifyOf('Loft');
    later(1);
    await Promise.all([notifyOf('Loft'), notifyOf('Loft')]);
    const [only, ...others] = (await list()).data;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ count: 3, createdAt: NOW.add({ minutes: 1 }).toString() });
    expect(await read()).toBe(0);
    await notifyOf('Loft');
    expect((await list()).data).toMatchObject([
      { count: 1, isRead: false },
      { count: 3, isRead: true },
    ]);
  });

  test('is marked as read by its recipient alone: one, up to a time, or all', async () => {
    for (const [index, path] of ['/a', '/b', '/c'].entries()) {
      later(index);
      await notifyOf('Loft', path);
    }
    const { data } = await list();
    expect(await read({ _id: data[0]._id }, ola)).toBe(0);
    expect((await list()).unreadCount).toBe(3);
    expect(await read({ _id: data[0]._id })).toBe(2);
    expect(await read({ until: data[2].createdAt })).toBe(1);
    expect(await read({ _id: 'nonsense' })).toBe(1);
    expect(await read()).toBe(0);
  });

  test.each([{ limit: 101 }, { limit: 0 }, { skip: -1 }])('%o is invalid', async (optionData) => {
    expect(await list(kari, optionData)).toEqual({ code: 'request.invalid' });
  });

  test('is deleted after 90 days, and with its recipient', async () => {
    const leaving = await addPerson(app, { email: 'leaving@x.no' });
    await notifyOf('Loft');
    await notifyOf('Loft', '/a', leaving);
    await app.runner.run(
      SYSTEM,
      ({ emit }) => emit({ name: 'accounts.deleted', payload: { accountId: leaving.id } }),
      undefined,
    );
    await app.dispatcher.settle();
    expect((await list(leaving)).data).toEqual([]);
    later(90 * 24 * 60);
    await app.jobs.perform('notifications.delete_old');
    later(0);
    expect((await list()).data).toHaveLength(1);
    later(90 * 24 * 60 + 1);
    await app.jobs.perform('notifications.delete_old');
    later(0);
    expect((await list()).data).toEqual([]);
  });
});

test('notifications, and which mails a user does not want, are in the data export', async () => {
  await notifyOf('Loft');
  const change = `mutation { updateNotificationSettings(inputData: { kind: interest, isMailed: false }) { kind isMailed } }`;
  const { data } = await app.api(change, {}, kari.tokens.accessToken);
  expect(data.updateNotificationSettings).toEqual([
    { kind: 'messages', isMailed: true },
    { kind: 'interest', isMailed: false },
    { kind: 'instalments', isMailed: true },
    { kind: 'payments', isMailed: true },
  ]);
  const headers = { authorization: `Bearer ${kari.tokens.accessToken}` };
  const mine = (await app.call({ url: '/api/my-data', headers })).json<any>();
  expect(mine.notifications).toMatchObject({
    notifications: [{ kind: 'interest_declined', params: { title: 'Loft' } }],
    unwantedMails: ['interest'],
  });
});
