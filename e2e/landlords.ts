import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';

import { axeFindings, expect, onSite } from './fixtures.ts';
import { sharedPerson, somebody, test as base, type Person } from './people.ts';

/** Tests with a landlord, whose listings are removed after each test. */
export const test = base.extend<{ landlord: Person }>({
  landlord: sharedPerson(
    (request) => somebody(request, 'utleier', { registerAs: 'landlord' }),
    removeListings,
  ),
});

/** The texts of the screens for listing a home, in each language. */
export const WORDS = {
  'en-GB': {
    start: 'Start a new listing',
    entire: 'Entire home',
    kind: 'Kind of home',
    street: 'Street',
    town: 'Town',
    rent: 'Monthly rent',
    deposit: 'Deposit',
    extras: 'Estimated monthly costs on top of the rent (optional)',
    title: 'Title',
    next: 'Next',
    preview: 'Preview',
    publish: 'Publish',
    published: 'Your home is published.',
    tooLong: 'Maximum 80 characters',
    choose: 'Choose photos',
    earlier: 'Move photo 2 earlier',
    caption: 'Caption of photo 1',
    saved: 'Saved',
    missing: /missing before you can publish/,
    most: /^At most NOK\s72,000: six months’ rent/,
    mostExtras: /^At most NOK\s20,000 a month/,
    cost: /^Monthly cost: about NOK\s13,450$/,
  },
  'nb-NO': {
    start: 'Start en ny annonse',
    entire: 'Hel bolig',
    kind: 'Boligtype',
    street: 'Gate',
    town: 'Sted',
    rent: 'Husleie per måned',
    deposit: 'Depositum',
    extras: 'Anslåtte månedsutgifter i tillegg til leien (valgfritt)',
    title: 'Tittel',
    next: 'Neste',
    preview: 'Forhåndsvisning',
    publish: 'Publiser',
    published: 'Boligen er publisert.',
    tooLong: 'Maksimalt 80 tegn',
    choose: 'Velg bilder',
    earlier: 'Flytt bilde 2 fram',
    caption: 'Bildetekst til bilde 1',
    saved: 'Lagret',
    missing: /mangler før du kan publisere/,
    most: /^Høyst 72\s000\skr: seks måneders leie/,
    mostExtras: /^Høyst 20\s000\skr per måned/,
    cost: /^Månedskostnad: omtrent 13\s450\skr$/,
  },
} as const;

/** A picture of one colour, as a file to choose. */
export async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The API as a user, on one of the sites. */
export async function apiOf(request: APIRequestContext, { email, password }: Person) {
  const entered = await request.post('/api/auth', { data: { user: email, password } });
  expect(entered.status()).toBe(200);
  const { tokens } = (await entered.json()) as { tokens: { accessToken: string } };
  return async function callApi<Data>(query: string, variables: object): Promise<Data> {
    const answer = await request.post('/api/graphql', {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
      data: { query, variables },
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
}

/** A home that can be published: on Svalbard, where no other test searches. */
/** Each has a street number of its own: two leases at one address would have to be confirmed. */
export const homeCalled = (title: string) => ({
  title,
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: {
    street: 'Storgata',
    streetNumber: String(process.hrtime.bigint() % 100_000n),
    postalCode: '9173',
    city: 'Ny-Ålesund',
  },
  position: { lat: 78.9247, lng: 11.9279 },
  monthlyRent: 12000,
  availableFrom: '2027-01-01',
});

/** A draft of a user's listing, made by the API. */
export async function draftOf(request: APIRequestContext, person: Person, data: object) {
  const api = await apiOf(request, person);
  const { addListing } = await api<{ addListing: { _id: string; version: number } }>(
    `mutation ($data: ListingDraftInput) { addListing(inputData: { data: $data }) { _id version } }`,
    { data },
  );
  return addListing;
}

/** A published listing, made by the API. */
export async function publishedBy(request: APIRequestContext, person: Person, data: object) {
  const { _id: listingId, version } = await draftOf(request, person, data);
  const api = await apiOf(request, person);
  await api(
    `mutation ($listingId: ID!, $version: Int!) {
      publishListing(inputData: { listingId: $listingId, version: $version }) { _id } }`,
    { listingId, version },
  );
  return listingId;
}

/** Removes listings of a user: all, or those with `ids`. */
export async function removeListings(request: APIRequestContext, person: Person, ids?: string[]) {
  const api = await apiOf(request, person);
  const { getMyListings } = await api<{ getMyListings: { data: { _id: string }[] } }>(
    '{ getMyListings(queryData: {}, optionData: { limit: 100 }) { data { _id } } }',
    {},
  );
  for (const listingId of ids ?? getMyListings.data.map(({ _id }) => _id))
    await api(
      'mutation ($listingId: ID!) { deleteListing(inputData: { listingId: $listingId }) { _id } }',
      { listingId },
    );
}

/** axe's findings with a window as high as the page, so that no field is half covered by a bar. */
export async function axeOfWhole(page: Page): Promise<string[]> {
  const window = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  const found = await axeFindings(page);
  await page.setViewportSize(window);
  return found;
}

/** Waits until all input is saved. */
export const saved = (page: Page, word: string) =>
  expect(
    page.getByRole('main').getByRole('status').filter({ hasText: word }).first(),
  ).toBeVisible();

export const nordbolig = (baseURL: string | undefined, path: string) =>
  onSite('nordbolig', baseURL, path);
