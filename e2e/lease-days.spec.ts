import { rmSync } from 'node:fs';

import type { APIRequestContext, Page } from '@playwright/test';

import { listingContent } from '@husvaer/domain/listings/listing';

import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { importListings } from '../server/src/features/listings/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { freePort } from '../server/testing/free-port.ts';
import { LEASE_TERMS } from '../server/testing/leases.ts';
import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { aListing } from '../server/testing/test-app.ts';
import { expect, test } from './fixtures.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';
import { logIn } from './people.ts';

/** As the test BankID knows them. */
const KARI = {
  email: 'kari@example.com',
  password: PASSWORD,
  name: 'Kari Nordmann',
  birthDate: '1971-03-02',
};
const INGRID = {
  email: 'ingrid@example.com',
  password: PASSWORD,
  name: 'Ingrid Solheim',
  birthDate: '1994-05-17',
};

let server: ServerProcess | undefined;
let folder = '';
let port = 0;
let origin = '';
let listingId = '';

test.beforeAll(async () => {
  folder = newServerFolder();
  port = await freePort();
  origin = `http://localhost:${port}`;
  const config = readConfig({ VAR_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
  const app = await createApp({
    config,
    clock: runningClock(),
    log: createLogger(config),
    database: await openDatabase(config),
    pages: false,
  });
  const kari = await addPerson(app, { ...KARI, grants: [{ role: 'landlord', partnerId: null }] });
  await addPerson(app, INGRID);
  const owner = { feed: 'own', partnerId: null, ownerId: kari.id, contactId: null };
  const content = listingContent.parse(aListing({ title: 'Hjemme' }));
  const publishedAt = Temporal.Instant.from('2026-11-01T08:00:00Z');
  await app.runner.run(SYSTEM, importListings, {
    owner,
    listings: [{ externalId: '1', state: 'published', content, publishedAt }],
  });
  const [home] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  listingId = home!.id;
  await app.close();
});

test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function stop() {
  server?.child.kill('SIGTERM');
  await server?.ended;
}

/** The server on another day. */
async function openOn(page: Page, day: string) {
  // No page is open while the server is stopped.
  await page.goto('about:blank');
  await stop();
  server = startServerProcess({
    PORT: String(port),
    VAR_DIR: folder,
    HUSVAER_NOW: `${day}T08:00:00Z`,
  });
  await server.waitForOutput('Husvær is open');
}

async function stand(page: Page, who: typeof KARI, path: string) {
  // The earlier users have been logged out for long.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, who, { to: origin + path });
}

/** Kari's lease to Ingrid, sent for signing. */
async function sendLease(request: APIRequestContext): Promise<string> {
  const login = await request.post(`${origin}/api/auth`, {
    data: { user: KARI.email, password: PASSWORD },
  });
  const { tokens } = (await login.json()) as { tokens: { accessToken: string } };
  const api = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await request.post(`${origin}/api/graphql`, {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
      data: { query, variables },
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { addLease } = await api<{ addLease: { _id: string } }>(
    'mutation ($inputData: AddLeaseInputData!) { addLease(inputData: $inputData) { _id } }',
    {
      inputData: {
        listingId,
        tenants: [{ email: INGRID.email, name: INGRID.name }],
        terms: {
          ...LEASE_TERMS,
          startsOn: '2026-12-01',
          endsOn: '2029-11-30',
          // A bank would ask its questions first: e2e/deposit-kyc.spec.ts answers them.
          securityType: 'no_deposit',
          securityAmount: null,
        },
      },
    },
  );
  await api(
    'mutation ($id: ID!) { sendLease(inputData: { contractId: $id, version: 1 }) { _id } }',
    {
      id: addLease._id,
    },
  );
  return addLease._id;
}

test('a signed lease begins, ends soon and is over as the days pass', async ({ page, request }) => {
  await openOn(page, '2026-11-20');
  const path = `/my-lease/${await sendLease(request)}`;
  for (const [who, label] of [
    [INGRID, 'Read and sign'],
    [KARI, 'Sign the lease'],
  ] as const) {
    await stand(page, who, path);
    await page.getByRole('link', { name: label }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign with BankID' }).click();
    await page.getByRole('link', { name: who.name }).click();
    await expect(page.getByText('You have signed.', { exact: true })).toBeVisible();
  }
  const badge = (name: string) => page.locator('main header').getByText(name, { exact: true });
  await expect(badge('Upcoming')).toBeVisible();
  for (const [day, status] of [
    ['2026-12-01', 'Active'],
    ['2029-07-30', 'Soon ending'],
    ['2029-12-01', 'Closed'],
  ] as const) {
    await openOn(page, day);
    await stand(page, KARI, path);
    await expect(badge(status)).toBeVisible();
  }
});
