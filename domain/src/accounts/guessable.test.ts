import { expect, test } from 'vitest';

import { OPERATOR_WORDS, isGuessable } from './guessable.ts';

const ABOUT = ['Kari Nordmann', 'kari.nordmann@example.com'];

test.each([
  ['1234567890', true],
  ['aaaaaaaaaaaa', true],
  ['qwertyuiop12', true],
  ['Nordmann1234', true],
  ['KariNordmann!1', true],
  ['Husvær-2026!', true],
  ['PASSWORD2026', true],
  ['0987654321', true],
  ['poiuytrewq12', true],
  ['ølkjhgfdsa:ølkjhgfdsa', true],
  ['zyxwvu-7-zyxw', true],
  // Runs of three do not count as rows.
  ['abc-123-qwe', false],
  // Five different characters, and six.
  ['ax7kqaxk7q', true],
  ['ax7kqwaxk7', false],
  ['grønn sykkel', false],
  ['husvær og grønn sykkel', false],
])('%j: %s', (password, guessable) => {
  expect(isGuessable(password, ABOUT)).toBe(guessable);
});

test.each(OPERATOR_WORDS)('%s with a year is too easy to guess', (word) => {
  expect(isGuessable(`${word}2026`, [])).toBe(true);
});

test('parts of a name that are common in other words are ignored', () => {
  expect(isGuessable('Bo Li x no 4', ['Bo Li', 'bo@x.no'])).toBe(false);
  expect(isGuessable('Bolise lise 4', ['Lise Boli'])).toBe(true);
});
