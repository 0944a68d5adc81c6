import { expect, test } from 'vitest';

import { markOf, othersIn, withMessage, withSeen, type Conversation } from './conversation.ts';

const part = (_id: string, deliveredPosition = 0, readPosition = 0) => ({
  _id,
  name: _id,
  avatar: null,
  deliveredPosition,
  readPosition,
});
const conversation = (_id: string): Conversation => ({
  _id,
  userStatus: 'active',
  lastMessageAt: null,
  lastMessage: null,
  lastAttachment: null,
  partnerId: null,
  tenantId: 'kari',
  hideForPartner: false,
  archivedBy: [],
  favoriteBy: [],
  unreadCount: 0,
  messageCount: 1,
  participants: [part('kari', 1, 1), part('ulla', 1, 1)],
  listing: null,
});
const messageAt = (conversationId: string, position: number, senderId: string) => ({
  conversationId,
  message: {
    position,
    senderId,
    text: 'Hei\ndu',
    attachments: [],
    createdAt: '2026-11-20T08:00:00Z',
  },
});

test('a message brings its conversation to the top, unread for the other side alone, once', () => {
  const list = [conversation('a'), conversation('b')];
  const hers = withMessage(list, messageAt('b', 2, 'kari'), 'ulla')!;
  expect(hers).toMatchObject([{ _id: 'b', lastMessage: 'Hei du', unreadCount: 1 }, { _id: 'a' }]);
  expect(withMessage(hers, messageAt('b', 2, 'kari'), 'ulla')).toEqual(hers);
  expect(withMessage(list, messageAt('b', 2, 'kari'), 'kari')![0]!.unreadCount).toBe(0);
  expect(withMessage(list, messageAt('c', 2, 'kari'), 'ulla')).toBeNull();
});

test('a message of files alone is shown by its first file', () => {
  const { conversationId, message } = messageAt('a', 2, 'kari');
  const files = { ...message, text: '', attachments: [{ title: 'Kontrakt' }, { title: 'Plan' }] };
  const [shown] = withMessage([conversation('a')], { conversationId, message: files }, 'ulla')!;
  expect(shown).toMatchObject({ lastMessage: null, lastAttachment: 'Kontrakt' });
});

test('positions only go forward, and reading clears the unread count', () => {
  const [unread] = withMessage([conversation('a')], messageAt('a', 2, 'kari'), 'ulla')!;
  const seen = { conversationId: 'a', accountId: 'ulla', deliveredPosition: 2, readPosition: 2 };
  const read = withSeen(unread!, seen, 'ulla');
  expect(read.unreadCount).toBe(0);
  const late = withSeen(read, { ...seen, deliveredPosition: 1, readPosition: 1 }, 'kari');
  expect(late.participants[1]).toMatchObject({ deliveredPosition: 2, readPosition: 2 });
  expect(withSeen(read, { ...seen, conversationId: 'b' }, 'kari')).toBe(read);
});

test('a mark shows the furthest position of the other participants', () => {
  const others = [part('ulla', 3, 1), part('arne', 2, 2)];
  expect([1, 2, 3, 4].map((position) => markOf(position, others))).toEqual([
    'read',
    'read',
    'delivered',
    'sent',
  ]);
});

test('the other side is the other participant, and for an agent who reads along the one who asked', () => {
  const names = (me: string) => othersIn(conversation('a'), me).map(({ _id }) => _id);
  expect(names('ulla')).toEqual(['kari']);
  expect(names('kari')).toEqual(['ulla']);
  expect(names('another agent')).toEqual(['kari']);
});
