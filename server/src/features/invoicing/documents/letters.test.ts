/** @module-tag poppler-utils */
import { describe, expect, test } from 'vitest';

import { USUAL_LATE_RENT } from '@husvaer/domain/invoicing/late-rent-settings';
import { nextSteps, type DueStep } from '@husvaer/domain/invoicing/late-rent';

import { PAPER, read } from '../../../../testing/money-papers.ts';
import type { LetterDocument } from './facts.ts';
import { letterText } from './letters.ts';
import { petitionText } from './petition.ts';

const MAY = {
  id: 'may',
  dueOn: '2026-05-15',
  serial: 10_007,
  isRent: true,
  principal: 12_000_00n,
  fees: 0n,
  parts: [],
  isStopped: false,
};
const settings = { ...USUAL_LATE_RENT, tellsNav: true };
const FACTS = { settings, invoices: [MAY], letters: [], isNavRefused: false };
const letterOf = ({ claims, ...step }: DueStep, sentOn: string): LetterDocument => ({
  ...PAPER,
  ...step,
  sentOn,
  claims: claims.map((claim) => ({
    ...claim,
    serial: 10_007,
    invoicedFor: 'rent',
    month: '2026-05-01',
  })),
});
const dueOn = (day: string, off: Partial<typeof settings.steps> = {}) =>
  letterOf(
    nextSteps(
      { ...FACTS, settings: { ...settings, steps: { ...settings.steps, ...off } } },
      day,
    )[0]!,
    day,
  );
const NO_NOTICE = { notice: { isOn: false, days: 15 } };

describe('a letter', () => {
  test.each([
    ['pre_reminder', '2026-05-12', {}, ['Snart forfall', 'Forfallsdato 15.05.2026']],
    ['soft_reminder', '2026-05-18', {}, ['Påminnelse om ubetalt faktura', 'koster ingenting']],
    [
      'reminder',
      '2026-05-30',
      NO_NOTICE,
      [
        'Purring',
        // Fourteen days later is a Saturday.
        'Betales innen 15.06.2026',
        'Purregebyr 38,00 kr',
        'Forsinkelsesrente til og med 30.05.2026 59,18 kr',
        'Sum 12 097,18 kr',
      ],
    ],
  ])('of %s says what is owed and until when', async (kind, day, off, expected) => {
    const letter = dueOn(day, off);
    expect(letter.kind).toBe(kind);
    const text = await read(letterText('no', letter));
    for (const said of [
      ...expected,
      'Husleie mai 2026 (faktura nr. 10007) 15.05.2026 12 000,00 kr',
      '8601.11.17947',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Er du uenig i kravet, så skriv til post@byporten.example');
    expect(text.includes('Purregebyr')).toBe(kind === 'reminder');
  });

  test('of a petition is none', () => {
    expect(() => letterText('no', { ...dueOn('2026-05-30'), kind: 'petition' })).toThrow(TypeError);
  });
});

describe('the notice', () => {
  test('says what tvangsfullbyrdelsesloven § 4-18 and § 13-2 ask for', async () => {
    const text = await read(letterText('no', dueOn('2026-05-30')));
    for (const said of [
      'Purring og varsel om tvangsfravikelse',
      'varsel etter tvangsfullbyrdelsesloven § 4-18, jf. § 13-2 tredje ledd bokstav a',
      'vil utleieren begjære tvangsfravikelse',
      'sendt 30.05.2026',
      'De to ukene er ute 13.06.2026',
      'senest 18.06.2026',
      'leien, med renter, utenrettslige kostnader, sakskostnader og leie som forfaller i mellomtiden, blir betalt før fravikelsen gjennomføres',
      'Purregebyr 38,00 kr',
      'Sum 12 097,18 kr',
      'NAV i kommunen',
      'husleieloven § 9-11',
      'Husleietvistutvalget',
      'Leiekontrakt nr. 12-3',
    ])
      expect(text).toContain(said);
  });

  test('is no reminder without a fee, and leaves out NAV where it is not told', async () => {
    const letter = { ...dueOn('2026-05-30'), tellsNav: false };
    const claims = letter.claims.map((claim) => ({ ...claim, fee: 0n }));
    const text = await read(letterText('no', { ...letter, claims }));
    expect(text).toMatch(/^ ?Varsel om tvangsfravikelse/);
    expect(text).not.toContain('§ 9-11');
  });

  test('is read in English as well', async () => {
    const text = await read(letterText('en', dueOn('2026-05-30')));
    expect(text).toContain('Enforcement Act § 4-18, cf. § 13-2 third paragraph a');
    expect(text).toContain('by 18.06.2026 at the latest');
  });
});

test('a petition is what a namsmann needs: parties, ground, notice, claim, enclosures', async () => {
  const { kind: _, payBy: __, tellsNav: ___, ...letter } = dueOn('2026-06-19', NO_NOTICE);
  const text = await read(
    petitionText({
      ...letter,
      landlord: { address: 'Bygdøy allé 2, 0257 Oslo', orgNumber: null },
      leaseSignedOn: '2026-01-20',
      notices: [{ sentOn: '2026-05-30', by: ['mail', 'post'] }],
    }),
  );
  for (const said of [
    'Begjæring om tvangsfravikelse',
    'Til namsmannen der boligen ligger',
    'Ingrid Ødegård Bygdøy allé 2, 0257 Oslo',
    'Åse Sæther',
    'Leiekontrakt nr. 12-3, signert 20.01.2026',
    '§ 13-2 tredje ledd bokstav a',
    '30.05.2026 (e-post og brev); to uker var gått 13.06.2026',
    'Husleie mai 2026 (faktura nr. 10007) 15.05.2026 12 000,00 kr',
    'Vedlegg 1',
    'Leiekontrakten, signert',
    'For saksøkeren',
  ])
    expect(text).toContain(said);
});
