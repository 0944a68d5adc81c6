import { describe, expect, test } from 'vitest';

import { TIMELINE_KINDS } from '@husvaer/domain/portal/timeline';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { portal as en } from './messages/en.ts';
import { portal as no } from './messages/no.ts';
import { Timeline } from './timeline.tsx';

const WORDS = { en, no };

describe('the timeline', () => {
  type Item = Parameters<typeof Timeline>[0]['items'][number];
  const item: Item = {
    _id: '1',
    on: '2026-12-05',
    at: null,
    kind: 'rent_invoiced',
    by: null,
    note: null,
    amount: 12_000,
    accountNumber: null,
    formerAccountNumber: null,
    day: '2026-12-21',
    invoiceSerialId: 4,
    fileId: 'pdf',
  };
  const shown = (items: Item[], language: 'en' | 'no' = 'no') =>
    render(<Timeline items={items} />, { language });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(TIMELINE_KINDS)('%s has a text', (kind) => {
      const one = { ...item, kind: kind as Item['kind'], amount: null, day: null };
      const { text } = shown([one], language);
      expect(text).not.toContain('Something else');
      expect(text).not.toContain('Noe annet');
      expect(text).not.toContain('history.');
    });
  });

  test('shows what happened, the amount, invoice and day, and opens the document', () => {
    const { html, text } = shown([item]);
    expect(text).toMatch(
      /Husleie fakturert 12 000 kr faktura 4 · forfall 21\.12\.2026 05\.12\.2026 · Åpne/,
    );
    expect(html).toContain('aria-label="Åpne: Husleie fakturert, 05.12.2026"');
  });

  test('shows which account the rent is paid to from then on, and which it was before', () => {
    const { text } = shown([
      {
        ...item,
        kind: 'account_changed',
        amount: null,
        invoiceSerialId: null,
        accountNumber: '86011117947',
        formerAccountNumber: '12345678903',
      },
    ]);
    expect(text).toContain('til konto 8601.11.17947 · tidligere 1234.56.78903 · fra 21.12.2026');
  });

  test('shows unknown items as an event', () => {
    const { text } = shown([{ ...item, kind: 'haunted' as Item['kind'] }]);
    expect(text).toContain('Noe annet 12 000 kr');
  });

  test.each([
    ['rent_adjusted', 'fra 21.12.2026'],
    ['ended', 'siste dag 21.12.2026'],
    ['credited', 'forfall 21.12.2026'],
  ] as const)('says of %s: %s', (kind, words) => {
    expect(shown([{ ...item, kind }]).text).toContain(words);
  });

  test('shows what was written off, of which invoice, and why', () => {
    const written = { ...item, kind: 'written_off', amount: 0.4, note: 'Øredifferanse' } as const;
    expect(shown([{ ...written, day: null }]).text).toContain(
      'Resten av en faktura er avskrevet 0,40 kr faktura 4 Øredifferanse',
    );
  });

  test('says so when nothing has happened', () => {
    expect(shown([]).text).toBe(`${WORDS.no.timeline.title} ${WORDS.no.timeline.none}`);
    expect(shown([], 'en').text).toBe(`${WORDS.en.timeline.title} ${WORDS.en.timeline.none}`);
  });

  test('shows who did it where that is known', () => {
    const signed = {
      ...item,
      kind: 'signed' as const,
      by: 'Kari Nordmann',
      amount: null,
      day: null,
    };
    expect(shown([signed]).text).toContain('Signert av Kari Nordmann');
    expect(shown([signed], 'en').text).toContain('Signed by Kari Nordmann');
  });

  test('shows the time where it is known', () => {
    const { text } = shown([{ ...item, at: '2026-12-05T22:30:00Z', fileId: null }]);
    expect(text).toContain('23:30');
    expect(text).not.toContain('Åpne');
  });

  test('shows the latest first, and the others on request', () => {
    const items = Array.from({ length: 11 }, (_, index) => ({ ...item, _id: String(index) }));
    const { text } = shown(items);
    expect(text.match(/Husleie fakturert/g)).toHaveLength(8);
    expect(text).toContain('Vis 3 tidligere');
  });
});
