import { axeFindings, expect, LOCALES, onSite, waitForAnimations, test } from './fixtures.ts';
import { logIn } from './people.ts';

const AGENT = { email: 'agent@example.com', password: 'husvaer-demo' };
/** From the demo: a home with a petition for eviction. */
const HOME = 'Toroms på Heimdal';

const TEXTS = {
  'en-GB': {
    letters: `Letters and case: ${HOME}`,
    petitioned: /^Eviction was petitioned for on/,
    made: 'Petition for eviction',
    correct: 'Correct the petition',
    address: 'Postal address',
    required: 'Fill this in.',
    again: 'Save the corrections',
    done: 'The petition is made again.',
    close: 'Close the case',
    evicted: 'The tenants were evicted or have moved out',
    file: 'See whether all is ready for the enforcement officer',
    fileTitle: 'Is all ready for the enforcement officer?',
  },
  'nb-NO': {
    letters: `Brev og sak: ${HOME}`,
    petitioned: /^Tvangsfravikelse ble begjært/,
    made: 'Begjæring om tvangsfravikelse',
    correct: 'Rett begjæringen',
    address: 'Postadresse',
    required: 'Dette må fylles ut.',
    again: 'Lagre rettelsene',
    done: 'Begjæringen er laget på nytt.',
    close: 'Avslutt saken',
    evicted: 'Fravikelsen er gjennomført, eller leietakerne har flyttet ut',
    file: 'Se om alt er klart for namsmannen',
    fileTitle: 'Er alt klart for namsmannen?',
  },
} as const;

for (const [locale, tag] of LOCALES) {
  const texts = TEXTS[locale];

  test.describe(`a petition for eviction in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('is corrected by the agent, and its case can be closed', async ({
      page,
      baseURL,
      isMobile,
    }) => {
      await logIn(page, AGENT, {
        to: onSite('nordbolig', baseURL, `/money?search=${encodeURIComponent(HOME)}`),
      });
      await page.getByRole('button', { name: texts.letters }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(texts.petitioned)).toBeVisible();
      const made = dialog.getByText(texts.made, { exact: true });
      const before = await made.count();
      await dialog.getByRole('button', { name: texts.correct }).click();
      const address = dialog.getByLabel(texts.address).first();
      await address.fill('');
      await dialog.getByRole('button', { name: texts.again }).click();
      await expect(dialog.getByText(texts.required)).toBeVisible();
      // Each window gives another address: the same facts again make no new petition.
      await address.fill(`Solbergveien ${isMobile ? 20 : 30}, 7051 Trondheim`);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: texts.again }).click();
      await expect(page.getByText(texts.done)).toBeVisible();
      await expect(made).toHaveCount(before + 1);
      await expect(address).toBeHidden();
      await dialog.getByRole('button', { name: texts.close }).click();
      await expect(dialog.getByRole('radio', { name: texts.evicted })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      // The page is read by its address too.
      await dialog.getByRole('link', { name: texts.file }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fileTitle);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.fileTitle);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
