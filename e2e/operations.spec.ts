import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { axeFindings, expect, test } from './fixtures.ts';
import { openOwnHouse } from './own-house.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    title: 'Operations',
    jobs: 'Jobs',
    job: 'Remove unused files',
    when: 'every night at 04:23',
    run: 'Run now: Remove unused files',
    done: 'went well',
  },
  'nb-NO': {
    title: 'Drift',
    jobs: 'Jobber',
    job: 'Fjern ubrukte filer',
    when: 'hver natt kl. 04:23',
    run: 'Kjør nå: Fjern ubrukte filer',
    done: 'gikk bra',
  },
} as const;

const OPERATOR = 'drift@husvaer.no';

// A house with an operator is opened first.
const house = openOwnHouse((app) => {
  const grants = [{ role: 'operator' as const, partnerId: null }];
  return addPerson(app, { email: OPERATOR, name: 'Dina Drift', grants });
});

// One language in each window.
for (const [locale, tag] of [
  ['en-GB', '@desktop'],
  ['nb-NO', '@phone'],
] as const) {
  const words = WORDS[locale];

  test.describe(`operations in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('an operator reads what each job does, and has one run now', async ({ page }) => {
      await logIn(
        page,
        { email: OPERATOR, password: PASSWORD },
        { to: `${house.origin}/operations` },
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const row = page
        .getByRole('table', { name: words.jobs })
        .getByRole('row')
        .filter({ hasText: words.job });
      await expect(row).toContainText(words.when);
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('button', { name: words.run }).click();
      // A process that works looks every ten seconds, and the page every three.
      await expect(row.getByText(words.done)).toBeVisible({ timeout: 30_000 });
    });
  });
}
