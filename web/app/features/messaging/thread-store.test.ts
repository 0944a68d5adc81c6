import { expect, test } from 'vitest';

import { ThreadStore, type Message, type ThreadCalls, type Unsent } from './thread-store.ts';

const message = (position: number, clientId = `c${position}`): Message => ({
  _id: `m${position}`,
  position,
  senderId: 'kari',
  clientId,
  text: `${position}`,
  attachments: [],
  carriesWarning: false,
  createdAt: '2026-11-20T08:00:00Z',
});

/** A fake API with a conversation; while it is unreachable, every call fails. */
function fakeCalls(count: number, { unsent = [] as Unsent[], first = [] as number[] } = {}) {
  const stored = Array.from({ length: count }, (_, index) => message(index + 1));
  const added: Unsent['attachments'][] = [];
  let isOut = false;
  let savedUnsent: Unsent[] = [];
  const reach = async <Value>(value: () => Value) => {
    if (isOut) throw new Error('out of reach');
    return value();
  };
  const calls: ThreadCalls = {
    before: (position) => reach(() => stored.filter((one) => one.position < position).slice(-2)),
    after: (position, limit) =>
      reach(() => stored.filter((one) => one.position > position).slice(0, limit)),
    add: ({ clientId, attachments }) =>
      reach(() => {
        added.push(attachments);
        const there = stored.find((one) => one.clientId === clientId);
        if (!there) stored.push(message(stored.length + 1, clientId));
        return there ?? stored.at(-1)!;
      }),
  };
  const threadStore = new ThreadStore({
    first: stored.filter(({ position }) => first.includes(position)),
    unsent,
    calls,
    codeOf: () => 'unreachable',
    keepUnsent: (all) => (savedUnsent = all),
  });
  const settled = (want: (threadStore: ThreadStore) => boolean) =>
    want(threadStore)
      ? Promise.resolve()
      : new Promise<void>((resolve) => threadStore.listen(() => want(threadStore) && resolve()));
  return {
    threadStore,
    settled,
    stored,
    out: (out: boolean) => (isOut = out),
    unsent: () => savedUnsent,
    sent: () => added,
    positions: () => threadStore.state().messages.map(({ position }) => position),
  };
}

test('messages that arrive twice or out of order are kept once, and missing ones are fetched', async () => {
  const { threadStore, settled, positions } = fakeCalls(6, { first: [1, 2] });
  threadStore.receive([message(6), message(2), message(6)]);
  await settled(({ state }) => state().messages.length === 6);
  expect(positions()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('after a reconnect all missed messages are fetched, also over several calls', async () => {
  const { threadStore, positions, out } = fakeCalls(450, { first: [1] });
  out(true);
  await threadStore.catchUp();
  expect(positions()).toEqual([1]);
  out(false);
  await threadStore.catchUp();
  expect(positions()).toHaveLength(450);
});

test('older messages load by pages until the first', async () => {
  const { threadStore, positions } = fakeCalls(5, { first: [4, 5] });
  for (let page = 0; page < 3; page += 1) await threadStore.older();
  expect(positions()).toEqual([1, 2, 3, 4, 5]);
});

test('a written message is shown immediately, in order, and as not sent until it arrives', async () => {
  const { threadStore, settled, positions, out, unsent, sent, stored } = fakeCalls(1, {
    first: [1],
  });
  out(true);
  const attachments = [{ key: 'k', title: 'Kontrakt', name: 'kontrakt.pdf', size: 3 }];
  threadStore.send({ clientId: 'a', text: 'Hei', attachments });
  expect(threadStore.state().unsent).toEqual([
    { clientId: 'a', text: 'Hei', attachments, failure: null },
  ]);
  await settled(({ state }) => state().unsent[0]?.failure === 'unreachable');
  expect(unsent()).toHaveLength(1);
  out(false);
  threadStore.retry('a');
  threadStore.send({ clientId: 'b', text: 'du', attachments: [] });
  await settled(({ state }) => state().unsent.length === 0);
  expect(positions()).toEqual([1, 2, 3]);
  expect(stored.map(({ clientId }) => clientId)).toEqual(['c1', 'a', 'b']);
  expect(sent()).toEqual([attachments, []]);
  expect(unsent()).toEqual([]);
});

test('a message that had arrived after all is not shown twice', async () => {
  const unsent = [{ clientId: 'c2', text: '2', attachments: [], failure: null }];
  const found = fakeCalls(2, { unsent, first: [1, 2] });
  expect(found.threadStore.state().unsent).toEqual([]);
  const later = fakeCalls(2, { unsent, first: [1] });
  expect(later.threadStore.state().unsent).toMatchObject([{ failure: 'unreachable' }]);
  later.threadStore.retry('c2');
  await later.settled(({ state }) => state().unsent.length === 0);
  expect(later.stored).toHaveLength(2);
});
