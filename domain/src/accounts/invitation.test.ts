import { describe, expect, test } from 'vitest';

import {
  registrationFacts,
  email,
  givenPassword,
  isOldEnough,
  newPassword,
  personName,
  registration,
} from './credentials.ts';
import { invitationDraft, invitedRegistration } from './invitation.ts';
import { madePasskey, passkeyName, shownPasskey } from './passkeys.ts';

const TODAY = '2026-11-27';

test.each([
  ['2010-11-27', true],
  ['2010-11-28', false],
  ['1896-11-28', true],
  ['1896-11-27', false],
])('a person born on %s may have an account: %s', (born, may) => {
  expect(isOldEnough(born, TODAY)).toBe(may);
  const input = { birthDate: born, agreesToTerms: true, agreesToPrivacy: true };
  expect(registrationFacts(TODAY).safeParse(input).success).toBe(may);
});

test('an e-mail and a name are kept without surrounding space', () => {
  expect(email.parse(' Kari@X.no ')).toBe('kari@x.no');
  expect(email.safeParse('kari').success).toBe(false);
  expect(personName.parse(' Åse O’Brien ')).toBe('Åse O’Brien');
  // Persian names contain a zero-width joiner.
  expect(personName.safeParse('علی\u200cرضا').success).toBe(true);
  expect(personName.parse('A\u030ase')).toBe('Åse');
  for (const name of ['', ' ', 'a\nb', 'a\u202eb', 'x'.repeat(101)])
    expect(personName.safeParse(name).success).toBe(false);
  // Nothing that is seen, no letter, and half of an emoji.
  for (const name of ['\u200d', '\u3164', '\u2800', '-', 'Kari \ud83d'])
    expect(personName.safeParse(name).success).toBe(false);
});

test('a password is the same on every keyboard, and long enough', () => {
  expect(newPassword.parse('pa\u0301ssordet1')).toBe('p\u00e1ssordet1');
  expect(givenPassword.parse('pa\u0301ss')).toBe('p\u00e1ss');
  expect(
    [9, 10, 200, 201].map((length) => newPassword.safeParse('x'.repeat(length)).success),
  ).toEqual([false, true, true, false]);
  expect(
    [0, 1, 400, 401].map((length) => givenPassword.safeParse('x'.repeat(length)).success),
  ).toEqual([false, true, true, false]);
});

test('an invitation is written in Norwegian by default', () => {
  const draft = {
    partnerId: '0190d0a0-0000-7000-8000-000000000001',
    email: 'kari@x.no',
    name: 'Kari',
    registerAs: 'tenant',
  };
  expect(
    [undefined, null, 'en'].map(
      (language) => invitationDraft.parse({ ...draft, language }).language,
    ),
  ).toEqual(['no', 'no', 'en']);
});

test('an invited person agrees to both terms and privacy', () => {
  const input = { name: 'Kari', password: 'long enough', birthDate: '1990-01-01' };
  const agrees = (agreesToTerms: boolean, agreesToPrivacy: boolean) =>
    invitedRegistration(TODAY).safeParse({ ...input, agreesToTerms, agreesToPrivacy }).success;
  expect([agrees(true, true), agrees(false, true), agrees(true, false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a browser’s answer for a passkey is base64url, and missing values are left out', () => {
  const credential = { id: 'AQ-_', rawId: 'AQ', type: 'public-key' };
  const made = { clientDataJSON: 'AQ', attestationObject: 'AQ' };
  expect(
    madePasskey.parse({ ...credential, authenticatorAttachment: 'odd', response: made }),
  ).toEqual({
    ...credential,
    authenticatorAttachment: undefined,
    clientExtensionResults: {},
    response: { ...made, transports: [] },
  });
  const shown = { clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' };
  expect(shownPasskey.safeParse({ ...credential, response: shown }).success).toBe(true);
  for (const signature of ['', 'A+', 'A/', 'A=', 'x'.repeat(12_001)])
    expect(
      shownPasskey.safeParse({ ...credential, response: { ...shown, signature } }).success,
    ).toBe(false);
  expect(passkeyName.safeParse('x'.repeat(61)).success).toBe(false);
});

describe('a registration', () => {
  const INPUT = {
    name: 'Kari',
    email: 'kari@x.no',
    password: 'long enough',
    birthDate: '1990-01-01',
    registerAs: 'tenant',
    optimiseFor: 'landlord',
    agreesToTerms: true,
    agreesToPrivacy: true,
  };

  test('is in Norwegian by default', () => {
    expect(registration(TODAY).parse(INPUT)).toEqual({ ...INPUT, language: 'no' });
    for (const language of ['en', 'no'])
      expect(registration(TODAY).parse({ ...INPUT, language }).language).toBe(language);
  });

  test.each([
    { agreesToTerms: false },
    { agreesToPrivacy: false },
    { birthDate: '2010-11-28' },
    { registerAs: 'agent' },
    { optimiseFor: 'operator' },
    { language: 'sv' },
    { role: 'operator' },
  ])('with %o is refused', (input) => {
    expect(registration(TODAY).safeParse({ ...INPUT, ...input }).success).toBe(false);
  });
});
