import { expect, test } from 'vitest';

import { readPartnerListing } from './partner-listing.ts';

const HOME = {
  externalId: ' A-1 ',
  title: 'Lys toroms',
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: { city: 'Oslo' },
  position: { lat: 59.9, lng: 10.75 },
  monthlyRent: 15_000,
};
const picture = (name: string) => ({ url: `https://example.com/${name}.jpg` });

test('a home is published by default, and its pictures stay as they are', () => {
  expect(readPartnerListing(HOME)).toMatchObject({
    ok: true,
    listing: {
      externalId: 'A-1',
      state: 'published',
      pictures: null,
      content: { title: 'Lys toroms', monthlyRent: 1_500_000n },
    },
  });
  const more = readPartnerListing({ ...HOME, state: 'inactive', pictures: [picture('a')] });
  expect(more).toMatchObject({
    listing: { state: 'inactive', pictures: [{ url: 'https://example.com/a.jpg' }] },
  });
  expect(more.ok && 'externalId' in more.listing.content).toBe(false);
});

test.each<[what: string, input: object, path: string]>([
  ['no id of its own', { externalId: ' ' }, 'externalId'],
  ['an id with a mark that turns the text', { externalId: 'a\u202eb' }, 'externalId'],
  ['an id that is a path', { externalId: '../x' }, 'externalId'],
  ['an id of two lines', { externalId: 'a\nb' }, 'externalId'],
  ['a state that only Husvær sets', { state: 'draft' }, 'state'],
  [
    'a picture that others could read on the way',
    { pictures: [{ url: 'http://example.com/a.jpg' }] },
    'pictures.0.url',
  ],
  ['a picture twice', { pictures: [picture('a'), picture('b'), picture('a')] }, 'pictures.2.url'],
  [
    'a caption too long',
    { pictures: [{ ...picture('a'), description: 'x'.repeat(10_000) }] },
    'pictures.0.description',
  ],
])('%s is refused with its field', (_, input, path) => {
  const read = readPartnerListing({ ...HOME, ...input });
  expect(read).toMatchObject({ ok: false, problems: [{ path }] });
});

test('a value never given is missing, and a repeated picture is not allowed', () => {
  const problemsOf = (input: object) => {
    const read = readPartnerListing({ ...HOME, ...input });
    return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason}`);
  };
  expect(problemsOf({ title: undefined, listingType: undefined })).toEqual([
    'title required',
    'listingType required',
  ]);
  expect(problemsOf({ listingType: 'castle' })).toEqual(['listingType not_allowed']);
  expect(problemsOf({ pictures: [picture('a'), picture('a')] })).toEqual([
    'pictures.1.url not_allowed',
  ]);
});
