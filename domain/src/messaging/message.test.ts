import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { identityOf } from './conversation.ts';
import { excerptOf, hasContactDetails, MESSAGE_MAX, newMessage } from './message.ts';

const CLIENT_ID = '019aa000-0000-7000-8000-000000000000';
const read = (text: unknown) =>
  newMessage.safeParse({ conversationId: 'c', clientId: CLIENT_ID, text });

describe('a message', () => {
  test.each([
    ['Hei!\r\n\r\n\r\nEr den ledig?', 'Hei!\n\nEr den ledig?'],
    ['a\u0000b\u202e', 'ab'],
    [' <b>ja</b> ', '<b>ja</b>'],
    ['🏠'.repeat(MESSAGE_MAX / 2), '🏠'.repeat(MESSAGE_MAX / 2)],
  ])('%o is stored in readable form', (text, expected) => {
    expect(read(text).data?.text).toBe(expected);
  });

  test.each(['', ' \n ', '\u0000', 'x'.repeat(MESSAGE_MAX + 1), 7, null])('%o is none', (text) => {
    expect(read(text).success).toBe(false);
  });

  test('is one line in a list', () => {
    expect(excerptOf('en\nto')).toBe('en to');
    expect(excerptOf('one \n\n two')).toBe('one two');
    expect(excerptOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(excerptOf('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
    expect(excerptOf(`${'x'.repeat(198)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(198)}…`);
  });

  test('may be a file without text; without either, text is required', () => {
    const input = { conversationId: 'c', clientId: CLIENT_ID, text: ' ' };
    expect(newMessage.safeParse({ ...input, attachments: [{ key: 'k' }] }).success).toBe(true);
    const { error } = newMessage.safeParse({ ...input, attachments: [] });
    expect(fieldErrors(error?.issues ?? [])).toEqual([{ path: 'text', reason: 'required' }]);
  });
});

test.each([
  ['Se https://betal.example/x', true],
  ['www.finn.no har mer', true],
  ['skriv til kari@example.com', true],
  ['Ring 22 33 44 55', true],
  ['+47 912 34 567', true],
  ['konto 1234.56.78903', true],
  ['Leien er 12 000 kr fra 1.1.2027', false],
  ['Jeg kan komme kl. 17.30.', false],
  ['Vi er to, 31 og 33 år', false],
])('%s leads away from the site: %s', (text, expected) => {
  expect(hasContactDetails(text)).toBe(expected);
});

test('the same people about the same home have one conversation', () => {
  const about = { listingId: 'l', contractId: null };
  const one = identityOf({ participants: ['a', 'b'], ...about });
  expect(identityOf({ participants: ['b', 'a', 'b'], ...about })).toBe(one);
  expect(identityOf({ participants: ['a', 'c'], ...about })).not.toBe(one);
  expect(identityOf({ participants: ['a', 'b'], listingId: 'm', contractId: null })).not.toBe(one);
  expect(identityOf({ participants: ['a', 'b'], listingId: 'l', contractId: 'k' })).not.toBe(one);
  // Identities of conversations are stored in the database.
  expect(one).toBe('a:b:l:-');
  expect(identityOf({ participants: ['a'], listingId: null, contractId: 'k' })).toBe('a:-:k');
});
