import { describe, expect, test } from 'vitest';

import {
  draftImages,
  isPast,
  isTooFar,
  publishable,
  applyDraftChanges,
  stepOf,
  type DraftContent,
} from './draft.ts';

const TODAY = '2026-11-20';
const HOME: DraftContent = {
  title: 'Lys toroms',
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: { city: 'Oslo' },
  position: { lat: 59.9, lng: 10.7 },
  monthlyRent: 12_000,
};

test.each([
  ['address.city', 'listing-details'],
  ['monthlyRent', 'additional-feature'],
  ['title', 'description-and-photos'],
  ['images', 'description-and-photos'],
  ['something_new', 'listing-details'],
])('%s is in the step %s', (path, step) => {
  expect(stepOf(path)).toBe(step);
});

test('a new value replaces, null removes, and a field left out stays', () => {
  const draft = applyDraftChanges(HOME, {
    title: 'Ny',
    monthlyRent: null,
    address: { street: 'Markveien' },
  });
  expect(draft).toEqual({
    ...HOME,
    title: 'Ny',
    monthlyRent: undefined,
    address: { street: 'Markveien' },
  });
});

describe('publishable', () => {
  const problemsOf = (input: DraftContent) => {
    const checked = publishable({ ...HOME, ...input }, TODAY);
    return checked.ok ? [] : checked.problems.map(({ path, reason }) => `${path}: ${reason}`);
  };

  test('gives a home with amounts in øre', () => {
    const checked = publishable({ ...HOME, depositAmount: 36_000.5 }, TODAY);
    expect(checked).toMatchObject({
      ok: true,
      content: { monthlyRent: 1_200_000n, depositAmount: 3_600_050n, facilities: [] },
    });
  });

  test.each<[DraftContent, string[]]>([
    [{ title: '' }, ['title: required']],
    [{ title: null, monthlyRent: null }, ['title: required', 'monthlyRent: required']],
    [{ listingType: null }, ['listingType: required']],
    [{ address: { city: '' } }, ['address.city: required']],
    [{ address: null }, ['address.city: required']],
    [{ address: { city: 'Oslo', street: '', postalCode: null, municipality: undefined } }, []],
    [{ address: { city: null, street: 'Markveien' } }, ['address.city: required']],
    [{ title: 'x'.repeat(81) }, ['title: too_long']],
    [{ monthlyRent: 0 }, ['monthlyRent: too_small']],
    [{ monthlyRent: 100.001 }, ['monthlyRent: wrong_format']],
    [{ monthlyRent: 1000, depositAmount: 6000 }, []],
    [{ monthlyRent: 1000, depositAmount: 6000.01 }, ['depositAmount: too_big']],
    [{ monthlyExtras: 0 }, []],
    [{ monthlyExtras: 20_001 }, ['monthlyExtras: too_big']],
    [{ availableFrom: '2026-11-01' }, []],
    [{ availableFrom: '2026-10-31' }, ['availableFrom: past']],
    [{ availableFrom: '2032-12-31' }, []],
    [{ availableFrom: '2033-01-01' }, ['availableFrom: too_far']],
    [{ availableFrom: '2027-02-01', availableTo: '2027-01-31' }, ['availableTo: swapped']],
    [{ availableFrom: '2027-02-01', availableTo: '2027-02-01' }, []],
    [{ availableTo: '2027-01-31' }, []],
    [{ videoUrl: 'http://x.no' }, ['videoUrl: wrong_format']],
    [{ floor: 'basement', energyLabel: 'G', minimumStay: 121 }, ['minimumStay: too_big']],
  ])('%o', (input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });
});

test.each([
  ['2026-11-01', '2026-11-30', false],
  ['2026-11-30', '2026-11-30', false],
  ['2026-10-31', '2026-11-01', true],
  ['2025-12-01', '2026-01-01', true],
])('%s is over on %s: %s', (date, today, expected) => {
  expect(isPast(date, today)).toBe(expected);
  expect(isTooFar(date, today)).toBe(false);
});

test('each photo is in a draft once, with a caption on one line', () => {
  const photoId = (end: number) => `019aa000-0000-7000-8000-00000000000${end}`;
  const images = [
    { photoId: photoId(1), description: ' Stue\n mot vest ' },
    { photoId: photoId(2) },
  ];
  expect(draftImages.parse(images)).toEqual([
    { photoId: photoId(1), description: 'Stue mot vest' },
    { photoId: photoId(2) },
  ]);
  expect(draftImages.safeParse([...images, { photoId: photoId(1) }]).success).toBe(false);
});
