import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import { ApiKeys } from './api-keys.tsx';

const KEY = {
  _id: '1',
  name: 'Fagsystemet',
  scopes: ['listings' as const],
  createdAt: '2026-01-10T08:00:00Z',
  lastUsedAt: null,
  lastUsedFrom: null,
  revokedAt: null,
  endsOn: '2027-12-11',
  addresses: [],
};
const shown = (key: Partial<typeof KEY> | object, language: 'en' | 'no' = 'no') =>
  render(<ApiKeys partnerId="p" keys={[{ ...KEY, ...key }]} />, { language }).text;

test.each([
  ['no', 'sist brukt 10.12.2026 kl. 09:00 fra 203.0.113.7'],
  ['en', 'last used 10.12.2026 at 09:00 from 203.0.113.7'],
] as const)('a key shows when and from where it was last used (%s)', (language, text) => {
  const used = { lastUsedAt: '2026-12-10T08:00:00Z', lastUsedFrom: '203.0.113.7' };
  expect(shown(used, language)).toContain(text);
  // Before addresses were recorded.
  expect(shown({ ...used, lastUsedFrom: null }, language)).toContain(text.slice(0, -17).trim());
});

// Today is 11 December 2026.
test.each([
  ['2026-12-10', 'utløpt', 'gjaldt til og med 10.12.2026'],
  ['2026-12-11', 'utløper snart', 'Etter 11.12.2026 blir systemet avvist.'],
  ['2027-01-10', 'utløper snart', 'Etter 10.01.2027 blir systemet avvist.'],
  ['2027-01-11', '', 'gjelder til og med 11.01.2027'],
])('a key that ends on %s says %j', (endsOn, badge, text) => {
  const page = shown({ endsOn });
  expect(page).toContain(text);
  for (const one of ['utløpt', 'utløper snart']) expect(page.includes(one)).toBe(one === badge);
});

test('a key shows the addresses that it is valid from', () => {
  expect(shown({})).toContain('gjelder fra alle adresser');
  expect(shown({ addresses: ['203.0.113.0/24', '2001:db8::1'] })).toContain(
    'gjelder fra 203.0.113.0/24 og 2001:db8::1',
  );
});

test.each([
  ['no', 'Slik bruker et system nøkkelen'],
  ['en', 'How a system uses the key'],
] as const)('the keys link to the description on the public site (%s)', (language, text) => {
  const site = { origin: 'https://husvaer.example' };
  const { html } = render(<ApiKeys partnerId="p" keys={[]} />, { language, site });
  expect(html).toMatch(
    new RegExp(`href="https://husvaer.example/property-management/partner-api"[^>]*>${text}`),
  );
});
