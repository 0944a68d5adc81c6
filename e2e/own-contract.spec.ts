import { PDFDocument } from '@cantoo/pdf-lib';

import { answerBank } from './deposits.ts';
import { DEMO, test } from './drafted-lease.ts';
import { axeFindings, expect, LOCALES } from './fixtures.ts';
import { another, logIn } from './people.ts';

const LANDLORD = { email: 'landlord@example.com', password: DEMO };
const TENANT = { email: 'tenant@example.com', password: DEMO };

const WORDS = {
  'en-GB': {
    own: /^Your own contract/,
    unreadable: /^The PDF cannot be read/,
    answers: /You are responsible for the text/,
    behind: 'The landlord’s own contract',
    send: 'Send for signing',
    note: /^The landlord’s own contract is signed/,
    readAndSign: 'Read and sign',
    last: 'Page 3 of 3',
  },
  'nb-NO': {
    own: /^Egen kontrakt/,
    unreadable: /^PDF-en kan ikke leses/,
    answers: /Du er ansvarlig for teksten/,
    behind: 'Utleierens egen kontrakt',
    send: 'Send til signering',
    note: /^Det er utleierens egen kontrakt/,
    readAndSign: 'Les og signer',
    last: 'Side 3 av 3',
  },
} as const;

const pdf = (buffer: Buffer) => ({ name: 'kontrakt.pdf', mimeType: 'application/pdf', buffer });

async function aContract(): Promise<Buffer> {
  const contract = await PDFDocument.create();
  contract.addPage().drawText('Egen paragraf en');
  return Buffer.from(await contract.save());
}

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`the landlord’s own contract in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'is chosen for a draft, and read by the tenant before they sign',
      { tag: '@nightly' },
      async ({ page, browser, request, pageErrors, lease, baseURL }) => {
        const main = page.getByRole('main');
        await logIn(page, LANDLORD, { to: `${lease.path}/preview` });
        await main.getByRole('radio', { name: words.own }).check();
        await expect(main.getByText(words.answers)).toBeVisible();
        const field = main.locator('input[type=file]');
        await field.setInputFiles(pdf(Buffer.from('%PDF-1.7\nLeiekontrakt')));
        await expect(main.getByText(words.unreadable)).toBeVisible();
        expect(pageErrors).toEqual([expect.stringMatching(/^415: .*\/api\/graphql$/)]);
        pageErrors.length = 0;
        expect(await axeFindings(page)).toEqual([]);
        await field.setInputFiles(pdf(await aContract()));
        await expect(main.getByRole('region', { name: words.behind })).toContainText(
          'kontrakt.pdf',
        );
        expect(await axeFindings(page)).toEqual([]);

        await main.getByRole('button', { name: words.send }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
        await expect(main.getByText(words.note)).toBeVisible();

        await answerBank(request, TENANT, lease.path.split('/').at(-1)!);
        const window = await another(browser, page, locale, baseURL);
        await logIn(window, TENANT, { to: lease.path });
        await expect(window.getByText(words.note)).toBeVisible();
        await window.getByRole('link', { name: words.readAndSign }).click();
        // Pages are drawn when they come into view.
        const last = window.getByRole('region', { name: words.last });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toContainText('Egen paragraf en');
        expect(await axeFindings(window)).toEqual([]);
        await window.context().close();
      },
    );
  });
}
