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
  ['grønn sykkel', false],
  ['husvær og grønn sykkel', false],
])('%j: %s', (password, guessable) => {
  expect(isGuessable(password, ABOUT)).toBe(guessable);
});

test.each(OPERATOR_WORDS)('%s is nobody’s password, with a year behind it', (word) => {
  expect(isGuessable(`${word}2026`, [])).toBe(true);
});
