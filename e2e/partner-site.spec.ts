import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { ROOT } from '../script/root.ts';
import type { PageHost } from '../server/src/platform/pages.ts';
import {
  axeFindings,
  mapBounds,
  cards,
  expect,
  mapElement,
  NORWAY,
  onSite,
  open,
} from './fixtures.ts';
import { AGENT, logIn, test } from './people.ts';

// Most tests here are not of the map.
test.use({ hasMap: false });

const PARTNERS = [
  {
    label: 'nordbolig',
    name: 'Nordbolig',
    link: 'https://nordbolig.example.com',
    color: 'rgb(31, 78, 121)',
    town: 'Trondheim',
    centre: { lat: 63.4305, lng: 10.3951 },
    amount: /^\d{1,3}(\s\d{3})?\skr$/,
  },
  {
    label: 'fjordutleie',
    name: 'Fjordutleie',
    link: 'https://fjordutleie.example.com',
    color: 'rgb(138, 59, 18)',
    town: 'Bergen',
    centre: { lat: 60.3913, lng: 5.3221 },
    amount: /^NOK\s\d{1,3}(,\d{3})?$/,
  },
];

for (const { label, name, link, color, town, centre, amount } of PARTNERS) {
  // One agency every day, the other one at night.
  const tag = label === 'nordbolig' ? [] : ['@nightly'];
  test.describe('with the map', () => {
    test.use({ hasMap: true });

    test(
      `${name} has its own logo, colour, place and amounts`,
      { tag },
      async ({ page, baseURL }) => {
        await open(page, onSite(label, baseURL));
        await expect(page).toHaveURL(onSite(label, baseURL, '/find-home'));
        await expect(page).toHaveTitle(`Homes for rent · ${name}`);
        const logo = page.getByRole('banner').getByRole('link').first();
        await expect(logo).toHaveAttribute('href', link);
        const image = logo.getByRole('img', { name: new RegExp(name) });
        await expect(image).toBeVisible();
        expect(
          await image.evaluate((img) => (img as HTMLImageElement).naturalWidth),
        ).toBeGreaterThan(0);
        await expect(cards(page).first()).toContainText(town);
        for (const text of await cards(page).locator('strong').allInnerTexts())
          expect(text).toMatch(amount);

        await expect(mapElement(page)).toBeVisible();
        const { west, south, east, north } = await mapBounds(page);
        expect((north + south) / 2).toBeCloseTo(centre.lat, 1);
        expect((east + west) / 2).toBeCloseTo(centre.lng, 1);
        const cluster = page
          .getByRole('button', { name: /^\d+ homes from/ })
          .first()
          .locator('span');
        await expect(cluster).toHaveCSS('background-color', color);
      },
    );
  });

  // Desktop only: the server's answer does not depend on the device.
  test(
    `${name} shows its own homes only, here and on the public site`,
    { tag: ['@desktop', ...tag] },
    async ({ page, baseURL }) => {
      await open(page, onSite(label, baseURL, `/find-home?${NORWAY}`));
      const there = await page.getByRole('main').getByRole('status').first().innerText();
      const titles = await cards(page).getByRole('heading').allInnerTexts();
      await open(page, `/find-home?${NORWAY}`);
      expect(await page.getByRole('main').getByRole('status').first().innerText()).not.toBe(there);

      const partnerId = await page.evaluate(async (subDomain) => {
        const answer = await fetch('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            query: `{ partnersSubDomain(queryData: { subDomain: "${subDomain}" }) { partnerId } }`,
          }),
        });
        return (await answer.json()).data.partnersSubDomain.partnerId as string;
      }, label);
      await open(page, `/find-home/${partnerId}?${NORWAY}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Homes for rent from ${name}`,
      );
      expect(await page.getByRole('main').getByRole('status').first().innerText()).toBe(there);
      expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles);
    },
  );
}

// Desktop only: the server's answer does not depend on the device.
test(
  "on a partner's site the similar homes are the partner's",
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await open(page, onSite('nordbolig', baseURL, `/find-home?${NORWAY}`));
    await cards(page).first().getByRole('heading').getByRole('link').click();
    const similar = page.locator('section').filter({ hasText: /^Similar homes/ });
    await expect(similar.getByRole('link').first()).toBeVisible();
    const addresses = await similar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const owners = await page.evaluate(
      async (ids) => {
        const requestListing = async (listingId: string) => {
          const answer = await fetch('/api/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              query: `{ getSingleListing(queryData: { listingId: "${listingId}" }) { partnerId }
            partnersSubDomain(queryData: { subDomain: "nordbolig" }) { partnerId } }`,
            }),
          });
          const { getSingleListing, partnersSubDomain } = (await answer.json()).data;
          return getSingleListing.partnerId === partnersSubDomain.partnerId;
        };
        return Promise.all(ids.map(requestListing));
      },
      addresses.map((address) => address.split('/').at(-1)!),
    );
    expect(owners.length).toBeGreaterThan(0);
    expect(owners).not.toContain(false);
  },
);

test('an unknown sub-domain leads to the page that says so', async ({ page, baseURL }) => {
  const answer = await open(page, onSite('nobody', baseURL, '/find-home'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(onSite('nobody', baseURL, '/404'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

for (const label of ['www', 'demo', 'dev', 'test', 'local']) {
  // Desktop only: the server's answer does not depend on the device.
  const tag = label === 'www' ? ['@desktop'] : ['@desktop', '@nightly'];
  test(`${label}. is the public site`, { tag }, async ({ page, baseURL }) => {
    const answer = await open(page, onSite(label, baseURL));
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle('Homes for rent · Husvær');
    await expect(cards(page).first()).toContainText('Oslo');
  });
}

for (const id of ['01900000-0000-7000-8000-000000000000', 'nobody']) {
  test(`/find-home/${id} is not found`, async ({ page }) => {
    const answer = await open(page, `/find-home/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
}

const STORED = [
  'partnerId',
  'partnerLogo',
  'partnerSiteURL',
  'defaultLocation',
  'formatSettingsData',
];
const storedPartner = (page: Page) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), STORED);
const NOTHING = STORED.map(() => null);

test('a partner’s site stores its partner, and the public site deletes it', async ({
  page,
  request,
  baseURL,
}) => {
  const query = '{ partnersSubDomain(queryData: { subDomain: "nordbolig" }) { partnerId } }';
  const answer = await request.post('/api/graphql', { data: { query } });
  const { partnerId } = (await answer.json()).data.partnersSubDomain;
  await open(page, onSite('nordbolig', baseURL));
  await expect.poll(() => storedPartner(page)).not.toContain(null);
  const [storedId, logo, link, location, format] = await storedPartner(page);
  expect([storedId, logo, link]).toEqual([
    partnerId,
    '/partners/nordbolig.svg',
    'https://nordbolig.example.com',
  ]);
  expect(JSON.parse(location ?? '')).toEqual({
    cityPlaceId: '3133880',
    defaultMapZoom: 12,
    defaultMapLocation: 'Trondheim',
    lat: 63.4305,
    lng: 10.3951,
  });
  expect(JSON.parse(format ?? '')).toEqual({
    decimalSeparator: ',',
    thousandSeparator: ' ',
    numberOfDecimal: 0,
    currencySymbol: 'kr',
    currencyPosition: 'after',
  });

  // A value left in storage does not make the public site a partner's.
  await page.addInitScript((id) => localStorage.setItem('partnerId', id ?? ''), partnerId);
  await open(page, '/find-home');
  await expect.poll(() => storedPartner(page)).toEqual(NOTHING);
  await expect(page).toHaveTitle('Homes for rent · Husvær');
});

/** A page as the built web app renders it when the API does not answer. */
async function drawnWithoutAnswers(site: string, origin: string) {
  const build = await import(pathToFileURL(resolve(ROOT, 'web/build/server/index.js')).href);
  const draw = build.entry.module.pagesOf(build, 'production') as (
    request: Request,
    host: PageHost,
  ) => Promise<Response>;
  const extensions = { code: 'request.unavailable', statusCode: 503, params: {} };
  const drawn = await draw(new Request(site), {
    graphql: async () => ({ status: 503, data: null, errors: [{ message: '', extensions }] }),
    nonce: 'nonce',
    origin: new URL(origin).origin,
    host: new URL(site).host,
    baseMap: null,
    propertyManagementUrl: null,
    identityName: null,
    publicToken: '',
    person: null,
    isMaintained: false,
    today: '2026-11-20',
    reportError: () => undefined,
  });
  const headers = Object.fromEntries(drawn.headers);
  return { status: drawn.status, headers, body: await drawn.text() };
}

test('a page that cannot find its partner says so, and the stored partner is deleted', async ({
  page,
  baseURL,
}) => {
  const site = onSite('nordbolig', baseURL, '/find-home');
  await open(page, site);
  await expect.poll(() => storedPartner(page)).not.toContain(null);
  const { status, headers, body } = await drawnWithoutAnswers(site, baseURL!);
  await page.route(site, (route) => route.fulfill({ status, headers, body }));
  expect((await open(page, site))?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Internal server error');
  await expect.poll(() => storedPartner(page)).toEqual(NOTHING);
});

// Desktop only: a phone has the same texts, below one another.
test(
  'agents edit how their agency presents itself on its site',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const site = (path: string) => onSite('nordbolig', baseURL, path);
    await open(page, site('/about-us'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Nordbolig');
    const person = page.getByRole('listitem').filter({ hasText: 'Per Åsen' });
    await expect(person).toContainText('Vaktmester');
    await expect(person.getByRole('link', { name: '73 50 11 24' })).toHaveAttribute(
      'href',
      'tel:+4773501124',
    );
    await expect(page.getByRole('contentinfo')).toContainText('Kjøpmannsgata 12');
    expect(await axeFindings(page)).toEqual([]);

    await logIn(
      page,
      { email: AGENT.user, password: AGENT.password },
      { to: site('/presentation') },
    );
    const shown = page.getByRole('checkbox', { name: 'Show Per Åsen on the site' });
    const fields = page.getByRole('group', { name: 'Per Åsen' });
    const phone = fields.getByLabel('Phone');
    await phone.fill('call me');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await phone.fill('73501124');
    for (const isShown of [false, true]) {
      await shown.setChecked(isShown);
      if (isShown) await fields.getByLabel('Job title').fill('Vaktmester');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The presentation is saved.').last()).toBeVisible();
      await page.getByRole('link', { name: 'See the page' }).click();
      await expect(person).toHaveCount(isShown ? 1 : 0);
      await page.getByRole('link', { name: 'Edit this page' }).click();
    }
  },
);
