import { expect, test } from 'vitest';

import { passwordHelp } from './password-help.ts';

const ABOUT = ['Kari Nordmann', 'kari.nordmann@example.com'];

test.each([
  ['', { kind: 'start' }],
  ['kort', { kind: 'short', missing: 6 }],
  ['123456789', { kind: 'short', missing: 1 }],
  ['1234567890', { kind: 'guessable' }],
  ['aaaaaaaaaaaa', { kind: 'guessable' }],
  ['qwertyuiop12', { kind: 'guessable' }],
  ['Nordmann1234', { kind: 'guessable' }],
  ['KariNordmann!1', { kind: 'guessable' }],
  ['grønn sykkel', { kind: 'fair' }],
  ['grønn sykkel på loftet', { kind: 'strong' }],
])('%j', (password, help) => {
  expect(passwordHelp(password, ABOUT)).toEqual(help);
});
