import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { JanitorPage, type JanitorHome } from './janitor-home.tsx';

const HOME: JanitorHome = {
  _id: 'h',
  partnerId: 'p',
  propertySerial: 7,
  name: 'Fireroms med hage',
  street: 'Tyholtveien',
  streetNumber: '30',
  apartmentId: 'H0101',
  postalCode: '7052',
  city: 'Trondheim',
  lat: 63.42,
  lng: 10.44,
  leases: [
    {
      _id: 'lease',
      contractStartDate: '2026-08-20',
      contractEndDate: null,
      agent: {
        _id: 'a',
        name: 'Silje Bakken',
        email: 'silje@x.no',
        phoneNumber: '+4722334455',
        avatar: null,
      },
      contacts: [
        {
          name: 'Ingrid Solheim',
          email: 'ingrid@x.no',
          phoneNumber: '+4741234567',
          isMainTenant: true,
        },
        { name: 'Ola Hansen', email: 'ola@x.no', phoneNumber: null, isMainTenant: false },
      ],
    },
  ],
};
const shown = (values: Partial<JanitorHome> = {}, language: 'en' | 'no' = 'no') =>
  render(<JanitorPage leaseId="lease" home={{ ...HOME, ...values }} />, { language });

const WORDS = {
  no: {
    text: 'Hvem som bor her Ingrid Solheim 412 34 567 · ingrid@x.no Ola Hansen ola@x.no Leieforhold 20.8.2026 – ubestemt tid',
    back: 'Boliger du har tilsyn med',
    agent: 'Forvalteren',
    nobody: 'Ingen leier her i dag.',
  },
  en: {
    text: 'Who lives here Ingrid Solheim 412 34 567 · ingrid@x.no Ola Hansen ola@x.no Lease 20.8.2026 – undetermined',
    back: 'Homes you look after',
    agent: 'Your agent',
    nobody: 'Nobody lives here by a lease today.',
  },
} as const;

describe.each(LANGUAGES)('a janitor’s page of a lease, in %s', (language) => {
  const words = WORDS[language];

  test('says where the home is, who lives there and how they are reached', () => {
    const { html, text } = shown({}, language);
    expect(text).toContain('Fireroms med hage Tyholtveien 30 H0101, 7052 Trondheim');
    expect(text).toContain(words.text);
    expect(html).toContain('href="tel:+4741234567"');
    expect(html).toContain('href="mailto:ola@x.no"');
    expect(text).toContain(words.back);
    expect(html).toContain('href="/lease/homes"');
  });

  test('says who lets it, and shows no money, documents or messages', () => {
    const { html, text } = shown({}, language);
    expect(text).toContain(`${words.agent} SB Silje Bakken 22 33 44 55 silje@x.no`);
    expect(text).not.toMatch(/\bkr\b|NOK|PDF/);
    expect(html).not.toContain('<button');
  });

  test('says so when no one lives there', () => {
    const { text } = shown({ leases: [] }, language);
    expect(text).toContain(words.nobody);
    expect(text).not.toContain(words.agent);
  });
});
