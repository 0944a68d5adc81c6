import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { draftTenant } from '../server/testing/leases.ts';
import { ocrFile } from '../server/testing/bank-files.ts';
import { axeFindings, expect, onSite, open, test } from './fixtures.ts';
import { apiOf, homeCalled, removeListings } from './landlords.ts';
import { AGENT, another, logIn } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);

/** Users of the demo whom the test BankID knows. */
const PASSWORD = 'husvaer-demo';
const agent = { email: AGENT.user, password: PASSWORD };
const tenant = { email: 'renter@example.com', password: PASSWORD, name: 'Mikkel Strand' };
const landlord = { email: 'owner@example.com', password: PASSWORD, name: 'Turid Lien' };

/** Where a bank leaves its files for the server that all tests share. */
const FOLDER = resolve(import.meta.dirname, '../var/e2e/bank/in');

interface Lease {
  version: number;
  tenantLeaseSigningStatus: { signingUrl: string | null };
  firstInvoice: { amount: number; kidNumber: string; accountNumber: string } | null;
}
const LEASE = `query ($id: ID!) {
  lease: getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
    version
    tenantLeaseSigningStatus { signingUrl }
    firstInvoice { amount kidNumber accountNumber }
  }
}`;

/** Accepts a document on its signing page, and proves the user's identity by the test BankID. */
async function sign(page: Page, name: string) {
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toContainText(name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign with BankID' }).click();
  await page.getByRole('link', { name }).click();
  // The page removes the result from its URL once it is shown.
  await expect(page).toHaveURL(/\/lease\/[\w-]+(\?|$)/);
}

// Phone only: it has the least room.
test(
  'a lease goes from the last signature through a bank’s file to its summary',
  { tag: '@phone' },
  async ({ page, browser, request, baseURL }) => {
    test.slow();
    const asAgent = await apiOf(request, agent);
    const asTenant = await apiOf(request, tenant);
    const { site } = await asAgent<{ site: { partnerId: string } }>(
      `{ site: partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) { partnerId } }`,
      {},
    );
    const home = { partnerId: site.partnerId, data: homeCalled(`Betalt ${unique()}`) };
    const { listing } = await asAgent<{ listing: { _id: string; version: number } }>(
      `mutation ($home: AddListingInputData!) { listing: addListing(inputData: $home) { _id version } }`,
      { home },
    );
    await asAgent(
      `mutation ($home: PublishListingInputData!) { publishListing(inputData: $home) { _id } }`,
      { home: { listingId: listing._id, version: listing.version } },
    );
    const { parties } = await asAgent<{ parties: { landlords: { _id: string; name: string }[] } }>(
      `query ($id: ID!) { parties: getLettingParties(queryData: { listingId: $id }) { landlords { _id name } } }`,
      { id: listing._id },
    );
    const { drafted } = await asAgent<{ drafted: { _id: string; version: number } }>(
      `mutation ($lease: AddLeaseInputData!) { drafted: addLease(inputData: $lease) { _id version } }`,
      {
        lease: {
          listingId: listing._id,
          landlordId: parties.landlords.find(({ name }) => name === landlord.name)!._id,
          tenants: [draftTenant(tenant)],
          terms: {
            kind: 'home',
            startsOn: '2027-01-01',
            mayGiveNotice: true,
            monthlyRent: 12_000,
            useCosts: [],
            dueDay: 1,
            securityType: 'no_deposit',
          },
          assignment: {
            startsOn: '2027-01-01',
            payoutDay: 10,
            guaranteeMonths: null,
            addons: [],
          },
        },
      },
    );
    const id = drafted._id;
    await asAgent(
      `mutation ($lease: SendLeaseInputData!) { sendLease(inputData: $lease) { _id } }`,
      {
        lease: { contractId: id, version: drafted.version },
      },
    );
    const read = async () => (await asTenant<{ lease: Lease }>(LEASE, { id })).lease;
    const at = (path: string) => onSite('nordbolig', baseURL, path);
    const main = page.getByRole('main');

    // The tenant's page is open while the contract is made, and shows when it can be signed.
    await logIn(page, tenant, { to: at(`/lease/${id}`) });
    await main.getByRole('link', { name: 'Read and sign' }).click();
    await sign(page, tenant.name);
    await expect(main.getByText(`Waiting for ${landlord.name}`)).toBeVisible();

    const other = await another(browser, page, 'en-GB', baseURL);
    await logIn(other, landlord, { to: at(`/lease/${id}`) });
    await other.getByRole('main').getByRole('link', { name: 'Sign the lease' }).click();
    await sign(other, landlord.name);
    const theirs = other.getByRole('main');
    await expect(
      theirs.getByText('Waiting for the tenant to complete the payments.'),
    ).toBeVisible();

    await expect(main.getByText('Please complete the following payments.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { amount, kidNumber: kid, accountNumber: account } = (await read()).firstInvoice!;
    await expect(main.getByText(kid, { exact: true })).toBeVisible();
    const payments = [{ kid, amount: BigInt(amount) * 100n, paidOn: '2026-11-20' }];
    leave(`${id}.ocr`, ocrFile({ account, payments, number: Number(kid.slice(-6)) }));

    // The pages update without a reload.
    await expect(main.getByRole('heading', { name: 'Status' })).toBeVisible();
    await expect(main.getByText('All good!')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Status' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // For late rent, the notice is a file that opens in a new tab.
    await open(page, at('/lease?as=tenant&search=Sokkelleilighet'));
    await main.getByRole('article').getByRole('link').click();
    const fetched = page.context().waitForEvent('page');
    await main.getByRole('button', { name: 'Eviction notice', exact: true }).click();
    await (await fetched).close();
    await other.context().close();
    await removeListings(request, agent, [listing._id]);
  },
);

/** Leaves a file as a bank does: it gets its name when it is complete. */
function leave(name: string, bytes: Buffer) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.part`), bytes);
  renameSync(join(FOLDER, `${name}.part`), join(FOLDER, name));
}
