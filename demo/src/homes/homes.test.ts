import { listingContent } from '@husvaer/domain/listings/listing';
import { LISTING_STATES } from '@husvaer/domain/listings/states';
import {
  ENERGY_LABELS,
  FACILITIES,
  FLOORS,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import { expect, test } from 'vitest';

import { demoHomes } from './homes.ts';
import { PICTURES } from './pictures.ts';

const TODAY = '2026-03-02';
const homes = demoHomes(TODAY);
const contents = homes.map(({ content }) => content);

test('every home is a valid listing', () => {
  expect(homes.length).toBeGreaterThan(1400);
  const refused = contents.flatMap((content) => {
    const result = listingContent.safeParse(content);
    return result.success ? [] : [{ title: content.title, issues: result.error.issues }];
  });
  expect(refused).toEqual([]);
});

test('the same day gives the same homes, each with its own name', () => {
  expect(demoHomes(TODAY)).toEqual(homes);
  expect(new Set(homes.map(({ externalId }) => externalId)).size).toBe(homes.length);
});

test.each([
  ['listing types', LISTING_TYPES, contents.map(({ listingType }) => listingType)],
  ['property types', PROPERTY_TYPES, contents.map(({ propertyType }) => propertyType)],
  ['floors', FLOORS, contents.map(({ floor }) => floor)],
  ['energy labels', ENERGY_LABELS, contents.map(({ energyLabel }) => energyLabel)],
  ['furnishings', FURNISHINGS, contents.map(({ furnished }) => furnished)],
  ['facilities', FACILITIES, contents.flatMap(({ facilities }) => facilities)],
  ['included in rent', INCLUDED_IN_RENT, contents.flatMap(({ includedInRent }) => includedInRent)],
  ['states', LISTING_STATES, homes.map(({ state }) => state)],
])('all %s occur', (_, words, used) => {
  const seen = new Set<unknown>(used);
  expect(words.filter((word) => !seen.has(word))).toEqual([]);
});

test('homes are in the municipality of their town, those on Svalbard in none', () => {
  const municipalitiesOf = (city: string) => [
    ...new Set(
      contents.flatMap(({ address }) => (address.city === city ? [address.municipality] : [])),
    ),
  ];
  expect(municipalitiesOf('Oslo')).toEqual(['Oslo']);
  expect(municipalitiesOf('Bekkestua')).toEqual(['Bærum']);
  expect(municipalitiesOf('Mo i Rana')).toEqual(['Rana']);
  expect(municipalitiesOf('Longyearbyen')).toEqual([undefined]);
});

test('most homes are published, and partners have some seventy each', () => {
  const published = homes.filter(({ state }) => state === 'published').length / homes.length;
  expect(published).toBeGreaterThan(0.86);
  expect(published).toBeLessThan(0.94);
  for (const partner of ['nordbolig', 'fjordutleie']) {
    expect(homes.filter((home) => home.partner === partner)).toHaveLength(70);
  }
});

test('sizes add up and rents are multiples of a hundred', () => {
  for (const {
    totalSize = 0,
    internalUsableSize = 0,
    externalUsableSize = 0,
    monthlyRent,
  } of contents) {
    expect(internalUsableSize + externalUsableSize).toBe(totalSize);
    expect(monthlyRent % 100).toBe(0);
  }
});

test('most homes say what comes on top of the rent, some that it is nothing', () => {
  const livedIn = contents.filter(
    ({ listingType }) => listingType !== 'parking' && listingType !== 'storage_room',
  );
  const texts = livedIn.flatMap(({ monthlyExtras }) => monthlyExtras ?? []);
  expect(texts.length / livedIn.length).toBeCloseTo(0.65, 1);
  expect(Math.max(...texts)).toBeLessThan(6000);
  expect(texts.filter((extras) => extras === 0).length).toBeGreaterThan(20);
});

test('no home is available before today, some only after a year', () => {
  const dates = contents.flatMap(({ availableFrom }) => availableFrom ?? []);
  expect(dates.filter((date) => date < TODAY)).toEqual([]);
  expect(dates.filter((date) => date > '2027-03-02').length).toBeGreaterThan(20);
});

test('no home repeats a picture, and each picture is used', () => {
  for (const { pictures } of homes) {
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.length).toBeLessThanOrEqual(7);
  }
  expect(new Set(homes.flatMap(({ pictures }) => pictures)).size).toBe(PICTURES.length);
  const bare = homes.filter(({ pictures }) => pictures.length === 0).length / homes.length;
  expect(bare).toBeGreaterThan(0.02);
  expect(bare).toBeLessThan(0.07);
});

test('the pictures of a home fit it: its kind, its size, its furniture, and one season', () => {
  const kindsOf = (home: (typeof homes)[number]) => home.pictures.map(({ kind }) => kind);
  const roomy = ['living_room', 'bedroom'] as const;
  const furnishedRooms = [...roomy, 'small_living_room', 'studio_room', 'single_room'] as const;
  for (const home of homes) {
    const { listingType, propertyType, totalSize = 0 } = home.content;
    const kinds = kindsOf(home);
    if (listingType !== 'entire_place' || propertyType === 'studio')
      expect(roomy.filter((kind) => kinds.includes(kind))).toEqual([]);
    else if (totalSize <= 45) expect(kinds).not.toContain('living_room');
    if (home.content.furnished === 'unfurnished' && propertyType !== 'dorm')
      expect(furnishedRooms.filter((kind) => kinds.includes(kind))).toEqual([]);
    const seasons = home.pictures.map(({ season }) => season).filter((season) => season !== 'any');
    expect(new Set(seasons).size).toBeLessThanOrEqual(1);
  }
});

test('neighbours in the list do not show the same picture', () => {
  const first = homes
    .filter(({ state, pictures }) => state === 'published' && pictures.length > 0)
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)
    .map(({ pictures: [lead] }) => lead?.name);
  expect(first.filter((picture, i) => picture === first[i + 1])).toEqual([]);
});
