import type { Locator } from '@playwright/test';

import { expect, expectParam } from './fixtures.ts';
import { slowLine, type Act, type SlowLine } from './impatient.ts';
import {
  draftOf,
  homeCalled,
  publishedBy,
  removeListings,
  test as withPeople,
} from './landlords.ts';
import { codeFor, logIn, newEmail, PASSWORD, somebody, WORDS, type Person } from './people.ts';

/** Decides which answers come when. Change it to try others. */
const SEED = 20_261_128;

const test = withPeople.extend<{ line: SlowLine }>({
  async line({ page }, use, info) {
    const line = await slowLine(page, SEED);
    await use(line);
    if (info.status !== info.expectedStatus)
      await info.attach(`released with the seed ${SEED}`, { body: line.released.join('\n') });
  },
});

// Slow lines are those of phones.
test.use({ hasMap: false, locale: 'nb-NO' });
const words = WORDS['nb-NO'];

/** Types as people do, key by key. */
const type = (to: Locator, text: string): Act => ({ to, act: () => to.pressSequentially(text) });
const fill = (to: Locator, value: string): Act => ({ to, act: () => to.fill(value) });
const tick = (to: Locator): Act => ({ to, act: () => to.check() });
const choose = (to: Locator, value: string): Act => ({ to, act: () => to.selectOption(value) });
const press = (to: Locator): Act => ({ to, act: () => to.click() });
const enter = (to: Locator): Act => ({ to, act: () => to.press('Enter') });

test.describe('an impatient user', { tag: '@phone' }, () => {
  test('registers and confirms the e-mail', async ({ page, request, line }) => {
    const email = newEmail('rask');
    await line.hurry(
      '/register-as-tenant',
      type(page.getByLabel(words.name), 'Rask Hansen'),
      type(page.getByLabel(words.email, { exact: true }), email),
      type(page.getByLabel(words.password, { exact: true }), PASSWORD),
      type(page.getByLabel(words.repeat), PASSWORD),
      fill(page.getByLabel(words.birthDate), '1990-05-17'),
      tick(page.getByRole('checkbox', { name: words.terms })),
      tick(page.getByRole('checkbox', { name: words.privacy })),
      press(page.getByRole('button', { name: words.createAccount, exact: true })),
    );
    await expect(page).toHaveURL(/\/verify-email\//);
    const confirm = page.getByRole('button', { name: words.confirm });
    await line.hurry(
      page.url(),
      type(page.getByLabel(words.code), await codeFor(request, email)),
      press(confirm),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.registered);
  });

  for (const order of ['before', 'after'])
    test(`opens the menu ${order} the login is answered`, async ({ page, person, line }) => {
      const form = page.getByRole('main');
      const password = form.getByLabel(words.password, { exact: true });
      const login = Promise.withResolvers<void>();
      await page.route('**/api/auth', async (route) => {
        await login.promise;
        await route.continue();
      });
      await line.hurry(
        '/login?returnTo=/find-home',
        type(form.getByLabel(words.email, { exact: true }), person.email),
        type(password, person.password),
        enter(password),
      );
      const menu = page.getByRole('banner').getByRole('button', { name: words.menu });
      if (order === 'after') {
        login.resolve();
        // The search is loading now.
        await expect(menu).toHaveAccessibleName(/Kari/);
      }
      await menu.click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      login.resolve();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/find-home');
      await expect(page.getByRole('menuitem', { name: words.profile })).toBeVisible();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    });

  test('searches for a place and opens the filters', async ({ page, line }) => {
    const field = page.getByRole('combobox', { name: 'Søk på sted eller søkeord' });
    await line.hurry('/find-home', type(field, 'b'), type(field, 'od'), type(field, 'ø'));
    // Sent without scripts, the text is searched for as words.
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bodø');
    await field.fill('tromsø');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Filtre', exact: true }).click();
    await expectParam(page, 'cityPlaceId', '3133895');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('asks for a home, and writes to its landlord', async ({
    page,
    request,
    landlord,
    person,
    line,
  }) => {
    const listingId = await publishedBy(request, landlord, homeCalled('Hastverk'));
    await logIn(page, person, { to: '/robots.txt' });
    const main = page.getByRole('main');
    const answer = (question: string, choice: string) =>
      tick(main.getByRole('radiogroup', { name: question }).getByLabel(choice));
    await line.hurry(
      `/listing/${listingId}/interest`,
      fill(main.getByLabel('Innflytting fra'), '2027-02-01'),
      fill(main.getByLabel('Hvor mange skal bo der?'), '2'),
      answer('Hvor lenge?', 'Tidsubestemt'),
      answer('Røyker noen av dere?', 'Nei'),
      answer('Har dere kjæledyr?', 'Nei'),
      fill(main.getByLabel('Telefon', { exact: true }), '41 23 45 67'),
      type(main.getByLabel('Arbeid', { exact: true }), 'Sykepleier'),
      tick(main.getByRole('checkbox', { name: words.terms })),
      press(main.getByRole('button', { name: 'Send til utleieren' })),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skjemaet er sendt');

    await line.hurry(
      `/listing/${listingId}`,
      press(page.getByRole('button', { name: 'Send melding' }).first()),
    );
    await expect(page).toHaveURL(/\/inbox\/[\w-]+$/);
    const field = page.getByRole('textbox', { name: 'Melding', exact: true });
    await line.hurry(page.url(), type(field, 'Er den ledig?'), enter(field));
    const log = page.getByRole('log', { name: 'Meldinger' });
    await expect(log.getByText('Er den ledig?')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('describes a home', async ({ page, request, landlord, line }) => {
    const { _id } = await draftOf(request, landlord, homeCalled('Hastverk'));
    await logIn(page, landlord, { to: '/robots.txt' });
    const title = page.getByLabel('Tittel', { exact: true });
    const description = page.getByLabel('Beskrivelse');
    const path = `/list-your-place/description-and-photos/${_id}`;
    await line.hurry(
      path,
      fill(title, ''),
      type(title, 'Lys leilighet'),
      type(description, 'Stille gate.'),
      press(page.getByRole('button', { name: 'Neste' })),
    );
    const preview = page.getByRole('region', { name: 'Forhåndsvisning' });
    await expect(preview.getByRole('heading', { name: 'Lys leilighet' })).toBeVisible();
    await expect(preview.getByText('Stille gate.')).toBeVisible();
  });

  test('fills in the profile', async ({ page, request, line }) => {
    await logIn(page, await somebody(request, 'rask'), { to: '/robots.txt' });
    const occupation = page.getByLabel('Yrke');
    await line.hurry(
      '/profile',
      fill(page.getByLabel('Telefon', { exact: true }), '22 33 44 57'),
      type(occupation, 'Snekker'),
      press(page.getByRole('button', { name: words.save, exact: true })),
    );
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.reload();
    await expect(occupation).toHaveValue('Snekker');
  });

  test('drafts a lease, and its tenant signs it', async ({ page, request, line }) => {
    const [landlord, tenant] = ['landlord@example.com', 'tenant@example.com'].map((email) => ({
      email,
      password: 'husvaer-demo',
    })) as [Person, Person];
    const listingId = await publishedBy(request, landlord, homeCalled('Hastverk'));
    await logIn(page, landlord, { to: '/robots.txt' });
    const main = page.getByRole('main');
    await line.hurry(
      `/my-listing/${listingId}/lease`,
      type(main.getByLabel('Fullt navn'), 'Ingrid Solheim'),
      type(main.getByLabel('E-post'), tenant.email),
      fill(main.getByLabel('Fødselsdato'), '1994-05-17'),
      type(main.getByLabel('Postadresse'), 'Markveien 12, 0554 Oslo'),
      fill(main.getByLabel('Fra', { exact: true }), '2027-01-01'),
      choose(main.getByLabel('Type sikkerhet'), 'no_deposit'),
      press(main.getByRole('button', { name: 'Lagre og les kontrakten' })),
    );
    await expect(main.getByRole('article', { name: /^Leiekontrakt for bolig/ })).toContainText(
      'Ingrid Solheim',
    );
    const send = { name: 'Send til signering' };
    await line.hurry(
      page.url(),
      press(main.getByRole('button', send)),
      press(page.getByRole('dialog').getByRole('button', send)),
    );
    await expect(page).toHaveURL(/\/my-lease\/[\w-]+$/);
    const { pathname } = new URL(page.url());

    await page.evaluate(() => localStorage.clear());
    await logIn(page, tenant, { to: '/robots.txt' });
    await line.hurry(pathname, press(main.getByRole('link', { name: 'Les og signer' })));
    await expect(page).toHaveURL(/\/sign\//);
    await line.hurry(
      page.url(),
      tick(page.getByRole('checkbox')),
      press(page.getByRole('button', { name: 'Signer med BankID' })),
    );
    await page.getByRole('link', { name: 'Ingrid Solheim' }).click();
    await expect(page.getByText('Du har signert.', { exact: true })).toBeVisible();
    await removeListings(request, landlord, [listingId]);
  });
});
