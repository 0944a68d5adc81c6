import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { axeFindings, expect, LOCALES, test } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    title: 'Operations',
    jobs: 'Jobs',
    others: /jobs without errors$/,
    job: 'Remove unused files',
    when: 'every night at 04:23',
    run: 'Run now: Remove unused files',
    done: 'went well',
    index: 'Consumer price index',
    value: 'Value (2025 = 100)',
    save: 'Save',
    entered: /102\.3 \(entered by staff/,
    rates: 'Rates of law',
    perCent: 'Per cent a year',
    source: 'Source',
    rate: '13.5 % a year',
  },
  'nb-NO': {
    title: 'Drift',
    jobs: 'Jobber',
    others: /jobber uten feil$/,
    job: 'Fjern ubrukte filer',
    when: 'hver natt kl. 04:23',
    run: 'Kjør nå: Fjern ubrukte filer',
    done: 'gikk bra',
    index: 'Konsumprisindeksen',
    value: 'Verdi (2025 = 100)',
    save: 'Lagre',
    entered: /102,3 \(lagt inn av driften/,
    rates: 'Lovens satser',
    perCent: 'Prosent per år',
    source: 'Kilde',
    rate: '13,5 % per år',
  },
} as const;

const OPERATOR = 'drift@husvaer.no';

// The tests start with a server that has an operator.
const server = startOwnServer((app) => {
  const grants = [{ role: 'operator' as const, partnerId: null }];
  return addPerson(app, { email: OPERATOR, name: 'Dina Drift', grants });
});

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`operations in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'an operator reads what each job does, starts one, and enters a month of the price index and a rate of law',
      { tag: '@nightly' },
      async ({ page }) => {
        await logIn(
          page,
          { email: OPERATOR, password: PASSWORD },
          { to: `${server.origin}/operations` },
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await page.getByText(words.others).click();
        const row = page
          .getByRole('table', { name: words.jobs })
          .getByRole('row')
          .filter({ hasText: words.job });
        await expect(row).toContainText(words.when);
        expect(await axeFindings(page)).toEqual([]);
        await row.getByRole('button', { name: words.run }).click();
        await expect(row.getByText(words.done)).toBeVisible();

        const index = page.getByRole('region', { name: words.index });
        await index.getByLabel(words.value).fill('102,3');
        await index.getByRole('button', { name: words.save }).click();
        await expect(index.getByText(words.entered)).toBeVisible();

        const rates = page.getByRole('region', { name: words.rates });
        await rates.getByLabel(words.perCent).fill('13,5');
        await rates.getByLabel(words.source).fill('FOR-2026-12-15-1');
        await rates.getByRole('button', { name: words.save }).click();
        await expect(rates.getByText(words.rate)).toBeVisible();
      },
    );
  });
}
