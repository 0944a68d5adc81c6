import { expect, test } from 'vitest';

import { partnerSettings } from './settings.ts';
import { retryAfterMinutes, webhookDraft } from './webhook.ts';

const passes = (input: object) =>
  partnerSettings.safeParse({ subDomain: 'nordbolig', name: 'Nordbolig', ...input }).success;

test('an agency begins with nothing but its name and its site', () => {
  expect(partnerSettings.parse({ subDomain: 'nordbolig', name: ' Nordbolig ' })).toEqual({
    subDomain: 'nordbolig',
    name: 'Nordbolig',
    logo: null,
    color: null,
    siteUrl: null,
    defaultFindHomeLocation: {
      cityPlaceId: null,
      defaultMapZoom: null,
      defaultMapLocation: null,
      lat: null,
      lng: null,
    },
    currencySettings: null,
    features: [],
  });
});

test.each<[input: object, ok: boolean]>([
  [{ subDomain: 'www' }, false],
  [{ subDomain: 'files' }, false],
  [{ subDomain: 'nord.bolig' }, false],
  [{ logo: '/logo.svg' }, true],
  [{ logo: '//evil.example/logo.svg' }, false],
  [{ logo: 'https://evil.example/logo.svg' }, false],
  [{ logo: 'x/logo.svg' }, false],
  [{ logo: 'data:image/svg+xml;base64,AA' }, true],
  [{ logo: 'data:image/png,AA' }, true],
  [{ logo: 'data:text/html,AA' }, false],
  [{ color: '#00aaFF' }, true],
  [{ color: '#00aaff00' }, false],
  [{ color: 'x#00aaff' }, false],
  [{ color: '#00aagg' }, false],
  [{ defaultFindHomeLocation: { lat: 90.1 } }, false],
  [{ defaultFindHomeLocation: { lng: -180.1 } }, false],
  [{ defaultFindHomeLocation: { defaultMapZoom: 21 } }, false],
  [{ features: ['leases', 'credit_check'] }, true],
  [{ features: ['everything'] }, false],
])('%j is allowed: %s', (input, ok) => {
  expect(passes(input)).toBe(ok);
});

test('a webhook gets all events, or those it names', () => {
  const draft = (types?: string[]) => webhookDraft.safeParse({ url: 'https://example.com', types });
  expect(draft().data?.types).toEqual([]);
  expect(draft(['lease.signed', 'invoice.paid_back']).success).toBe(true);
  for (const type of ['lease', 'Lease.signed', 'lease.signed!', 'x lease.signed', 'a.b.c'])
    expect(draft([type]).success).toBe(false);
  expect(draft(Array.from({ length: 51 }, () => 'lease.signed')).success).toBe(false);
});

test('a failed delivery is attempted nine times in about a day', () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries++) {
    const minutes = retryAfterMinutes(tries);
    if (minutes === null) break;
    waits.push(minutes);
  }
  expect(waits).toEqual([1, 5, 15, 60, 120, 240, 480, 480]);
});
