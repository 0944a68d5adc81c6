import { expect, test } from 'vitest';

import type { ErrorCode } from '@husvaer/domain/error-code';
import { interestErrors } from '@husvaer/domain/interest/errors';

import { ApiFailure } from '../platform/api.ts';
import { LANGUAGES } from '../platform/language.ts';
import { render } from '../testing/render.tsx';
import { errors as en } from './en.ts';
import { errors as no } from './no.ts';
import { useFailureText, type OwnWords } from './use-failure-text.ts';

const TEXTS: Record<'en' | 'no', Record<string, string>> = { en, no };
const CODES = Object.keys(en);

/** The values that texts use, as the API sends them. */
const PARAMS = {
  since: '2027-02-01',
  until: '2027-03-01',
  earliest: '2027-04-01',
  maximum: 1234,
  owed: 1234,
  where: 'name',
  text: 'Ola',
  characters: '🙂',
  address: '192.0.2.1',
  endsOn: '2027-11-29',
  dueOn: '2027-05-01',
  sentOn: '2027-01-04',
};

const refusal = (code: string, params: object = {}, status = 409) =>
  new ApiFailure(status, [
    { message: code, extensions: { code, statusCode: status, params: { ...params } } },
  ]);

function ErrorText({ error, own }: { error: unknown; own?: OwnWords }) {
  return useFailureText(own)(error);
}
const shown = (error: unknown, language: 'en' | 'no' = 'en', own?: OwnWords) =>
  render(<ErrorText error={error} {...(own && { own })} />, { language }).text;

test.each(LANGUAGES)('each code has its own text in %s, with the values it names', (language) => {
  expect(CODES.length).toBeGreaterThan(150);
  for (const code of CODES) {
    const text = TEXTS[language][code]!;
    const shownText = shown(refusal(code, PARAMS), language);
    expect(shownText, code).not.toMatch(/\{\{|undefined/);
    const [first = ''] = text.split('{{');
    expect(shownText, code).toContain(first.trim());
  }
});

test('both languages name the same values', () => {
  const named = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const code of CODES)
    expect(named(no[code as ErrorCode]), code).toEqual(named(TEXTS.en[code]!));
});

test.each([
  ['invoicing.wrong_day', 'Velg en dag fra 01.02.2027 til 01.03.2027.'],
  ['invoicing.too_much', 'Høyst 1 234 kr.'],
  ['listings.too_many_favourites', 'Du kan lagre høyst 1 234 boliger. Fjern en først.'],
])('a value is formatted for its language (%s)', (code, text) => {
  expect(shown(refusal(code, PARAMS), 'no')).toBe(text);
});

test('an error that lacks a value of its text, or has an unknown code, shows the text of its status', () => {
  expect(shown(refusal('invoicing.wrong_day', { since: '2027-02-01' }))).toBe(
    'Something went wrong! Please try again.',
  );
  expect(shown(refusal('leases.of_tomorrow', {}, 404))).toBe('Page not found.');
});

test('a local or stored error shows the same text as one of the API, and a page may override it', () => {
  expect(shown(interestErrors.own_listing())).toBe('This is your own home.');
  expect(shown({ code: 'leases.too_early', params: PARAMS })).toBe(
    'The rent can be changed on 01.04.2027 at the earliest.',
  );
  const own = { 'leases.same_rent': 'As it is.', unreachable: 'Not here.' };
  expect(shown(refusal('leases.same_rent'), 'en', own)).toBe('As it is.');
  expect(shown(refusal('leases.same_day'), 'en', own)).toBe('The rent is already due on this day.');
  for (const error of [new TypeError('Failed to fetch'), { code: 'unreachable' }])
    expect(shown(error, 'en', own)).toBe('Not here.');
});
