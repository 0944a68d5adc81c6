import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { Agent } from 'undici';

import { startCluster, type Cluster, type Node } from './cluster.ts';
import { expect, open, requirePrograms, test as base } from './fixtures.ts';
import { apiOf, draftOf, homeCalled as homeOfDemo, publishedBy } from './landlords.ts';
import { logIn, PASSWORD, register } from './people.ts';

/* The server on two web nodes and two workers, behind the nginx of `deploy/`, and what users see while
   parts of it fail. */

/** In production mode the servers have the machine's clock. */
const homeCalled = (title: string) => ({
  ...homeOfDemo(title),
  availableFrom: Temporal.Now.plainDateISO('Europe/Oslo').add({ months: 1 }).toString(),
});

type Api = Awaited<ReturnType<typeof apiOf>>;
interface Person {
  email: string;
  password: string;
}

const test = base.extend<object, { cluster: Cluster; talk: Talk }>({
  cluster: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const cluster = await startCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  talk: [
    async ({ cluster, browser }, use) => {
      const talk = await beginTalk(cluster, browser);
      await use(talk);
      await talk.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ cluster }, use) => use(cluster.origin),
  ignoreHTTPSErrors: true,
});
test.describe.configure({ mode: 'serial' });
requirePrograms('postgresql', 'redis-server', 'nginx-light');

/** A landlord and a user who asks about their home, both with the conversation open. */
interface Talk {
  request: APIRequestContext;
  listingId: string;
  conversationId: string;
  landlord: Api;
  tenant: Api;
  pages: { landlord: Page; tenant: Page };
  end(): Promise<void>;
}

async function beginTalk(cluster: Cluster, browser: Browser): Promise<Talk> {
  const newContext = () =>
    browser.newContext({
      baseURL: cluster.origin,
      ignoreHTTPSErrors: true,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
    });
  const contexts = { landlord: await newContext(), tenant: await newContext() };
  const { request } = contexts.tenant;
  const landlord = await somebody(cluster, request, 'utleier', { registerAs: 'landlord' });
  const tenant = await somebody(cluster, request, 'leietaker');
  const listingId = await publishedBy(request, landlord, {
    ...homeCalled('Hybel med to noder'),
    // No other test searches in this database.
    address: { street: 'Storgata', streetNumber: '5', postalCode: '0155', city: 'Oslo' },
    position: { lat: 59.9133, lng: 10.7467 },
  });
  const tenantApi = await apiOf(request, tenant);
  const { addConversations } = await tenantApi<{ addConversations: { _id: string }[] }>(
    'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    { id: listingId },
  );
  const conversationId = addConversations[0]!._id;
  await sendMessage(tenantApi, conversationId, 'Er den ledig?');
  const pages = {
    landlord: await contexts.landlord.newPage(),
    tenant: await contexts.tenant.newPage(),
  };
  await logIn(pages.landlord, landlord, { to: `/inbox/${conversationId}` });
  await logIn(pages.tenant, tenant, { to: `/inbox/${conversationId}` });
  return {
    request,
    listingId,
    conversationId,
    landlord: await apiOf(request, landlord),
    tenant: tenantApi,
    pages,
    async end() {
      await contexts.landlord.close();
      await contexts.tenant.close();
    },
  };
}

/** A user with an account, confirmed by the code that a worker has mailed. */
async function somebody(
  cluster: Cluster,
  request: APIRequestContext,
  who: string,
  more = {},
): Promise<Person> {
  const email = await register(request, who, more);
  const mail = () => cluster.mail.taken.find(({ to }) => to?.[0]?.address === email);
  await expect.poll(mail).toBeDefined();
  const [, one = '', two = ''] = /\b(\d{3}) ?(\d{3})\b/.exec(mail()!.text ?? '') ?? [];
  const verified = await request.post('/api/auth/verify-email', {
    data: { user: email, code: one + two },
  });
  expect(verified.status()).toBe(200);
  return { email, password: PASSWORD };
}

const ADD_MESSAGE = `mutation ($inputData: AddMessageInputData!) {
  addMessage(inputData: $inputData) { _id } }`;
const sendMessage = (api: Api, conversationId: string, text: string) =>
  api(ADD_MESSAGE, { inputData: { conversationId, text, clientId: randomUUID() } });

const bubble = (page: Page, text: string) =>
  page.getByRole('log', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });

async function query<Row extends object>(cluster: Cluster, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A node's Prometheus metrics, by name and labels. */
async function figuresOf({ metricsPort }: Node): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^([^#].*) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
}

interface ErrorBody {
  errors?: { extensions: { code: string } }[];
}

/** More at the same time than nginx lets through to two nodes. */
const CROWD = 600;

let rounds = 0;
const SEARCH =
  'query { getListings(queryData: {}) { metaData { filteredDocuments } data { _id } } }';

/** The results of continuous traffic. */
interface TrafficResults {
  count: number;
  /** Calls that succeeded at the second attempt or a later one, and their first errors. */
  again: string[];
  /** Calls that never succeeded. */
  lost: string[];
  /** The texts of messages, each sent with one id, however often it was sent. */
  written: string[];
  longest: number;
}

/**
 * Opens pages, searches, and writes messages, several at the same time, until it is stopped; a failed call is
 * repeated up to `tries` times, a second later.
 */
function traffic({ request, tenant, conversationId }: Talk, tries: number) {
  const round = (rounds += 1);
  const results: TrafficResults = { count: 0, again: [], lost: [], written: [], longest: 0 };
  let isOver = false;
  let refused = 0;
  async function call(what: string, once: () => Promise<string | null>): Promise<void> {
    results.count += 1;
    const reasons: string[] = [];
    const begun = performance.now();
    while (reasons.length < tries) {
      const reason = await once().catch((error: Error) => error.message.split('\n', 1)[0]!);
      if (reason === null) {
        if (reasons.length > 0) results.again.push(`${what}: ${reasons[0]}`);
        results.longest = Math.max(results.longest, performance.now() - begun);
        return;
      }
      reasons.push(reason);
      refused += 1;
      await wait(1000);
    }
    results.lost.push(`${what}: ${reasons.join(', ')}`);
  }
  const statusOf = async (call: Promise<APIResponse>) => {
    const answer = await call;
    if (answer.status() === 200) return null;
    return `${answer.status()}, Retry-After ${answer.headers()['retry-after'] ?? 'missing'}`;
  };
  const all = [
    () => call('page', () => statusOf(request.get('/find-home'))),
    () => call('search', () => statusOf(request.post('/api/graphql', { data: { query: SEARCH } }))),
    async () => {
      const [text, clientId] = [`Melding ${round}.${results.written.length}`, randomUUID()];
      results.written.push(text);
      await call('message', () =>
        tenant(ADD_MESSAGE, { inputData: { conversationId, text, clientId } }).then(() => null),
      );
      // An account may write sixty messages per minute.
      await wait(1000);
    },
  ];
  const loops = all.map(async (step) => {
    while (!isOver) await step();
  });
  return {
    /** The number of failed attempts so far. */
    refused: () => refused,
    async stop(): Promise<TrafficResults> {
      isOver = true;
      await Promise.all(loops);
      const { count, again, longest } = results;
      console.log(
        `  ${test.info().title}: ${count} calls, ${again.length} of them asked again, the longest ${Math.round(longest)} ms`,
      );
      return results;
    },
  };
}

/** Expects that each written message exists once. */
async function expectWritten(cluster: Cluster, { written }: TrafficResults) {
  const rows = await query<{ text: string; count: number }>(
    cluster,
    `select text, count(*)::int as count from message where text like 'Melding %' group by text`,
  );
  const counts = new Map(rows.map(({ text, count }) => [text, count]));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((text) => counts.get(text) !== 1)).toEqual([]);
}

/** Both sides have sockets, maybe at different nodes: a message reaches the other's page without a reload. */
async function expectHeard({ landlord, conversationId, pages }: Talk, text: string) {
  await sendMessage(landlord, conversationId, text);
  await expect(bubble(pages.tenant, text)).toBeVisible();
  await expect(bubble(pages.landlord, text)).toBeVisible();
}

const isReady = ({ port }: { port: number }) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

test('all nodes start at once on an empty database, and one migrates', async ({ cluster }) => {
  for (const node of [...cluster.web, ...cluster.workers]) expect(await isReady(node)).toBe(true);
  const rows = await query<{ at: Date }>(cluster, 'select distinct ran_at as at from migration');
  expect(rows).toHaveLength(1);
});

test('http redirects pages to https and accepts nothing else', async ({ cluster }) => {
  const fetchOpen = (path: string, method = 'GET') =>
    fetch(`${cluster.openOrigin}${path}`, { method, redirect: 'manual' });
  const page = await fetchOpen('/find-home?minRent=1');
  expect(page.status).toBe(308);
  expect(page.headers.get('location')).toBe('https://localhost/find-home?minRent=1');
  expect((await fetchOpen('/find-home', 'POST')).status).toBe(403);
  for (const path of ['/api/graphql', '/api/auth', '/partner/v1/listings', '/app/key'])
    for (const method of ['GET', 'POST']) expect((await fetchOpen(path, method)).status).toBe(403);
});

test('only TLS 1.2 and 1.3, only the site’s own names, and no operator’s addresses are served', async ({
  cluster,
  request,
}) => {
  const { port } = new URL(cluster.origin);
  const reached = (options: object) =>
    new Promise<string | null>((resolve) => {
      const socket = connectTls(
        { host: '127.0.0.1', port: Number(port), rejectUnauthorized: false, ...options },
        () => {
          resolve(socket.getProtocol());
          socket.destroy();
        },
      ).on('error', () => resolve('refused'));
    });
  const servername = 'localhost';
  expect(await reached({ servername })).toBe('TLSv1.3');
  expect(await reached({ servername, maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
  expect(await reached({ servername, ...old })).toBe('refused');
  expect(await reached({ servername: 'nordbolig.localhost' })).toBe('TLSv1.3');
  expect(await reached({ servername: 'elsewhere.example' })).toBe('refused');

  const front = await request.get('/find-home');
  expect(front.headers()['strict-transport-security']).toContain('max-age=31536000');
  // The bucket has an origin of its own, where no page is ever shown.
  const file = await request.get('/none', {
    headers: { host: `files.localhost:${port}` },
  });
  expect(file.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await request.get(path)).status()).toBe(404);
});

test('a partner’s site has a sub-domain of the origin', async ({ cluster, page }) => {
  await query(
    cluster,
    `insert into partner (id, sub_domain, name, created_at) values (gen_random_uuid(), 'nordbolig', 'Nordbolig', now())`,
  );
  const site = cluster.origin.replace('//', '//nordbolig.');
  expect((await open(page, `${site}/find-home`))?.status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nordbolig' })).toBeVisible();
});

test('a message written at one node reaches the other user’s page, whichever node holds its connection', async ({
  talk,
  cluster,
}) => {
  await expect(bubble(talk.pages.landlord, 'Er den ledig?')).toBeVisible();
  // nginx may send them to any node: enough messages that each node gets some.
  for (const at of [1, 2, 3, 4]) await expectHeard(talk, `Ja, visning nummer ${at}`);
  const { tenant, conversationId } = talk;
  await sendMessage(tenant, conversationId, 'Jeg kommer');
  await expect(bubble(talk.pages.landlord, 'Jeg kommer')).toBeVisible();
  for (const node of cluster.web) expect(node.output()).toContain('/api/graphql');
});

test('a home created, changed or removed by one node changes in the memory of each', async ({
  cluster,
  playwright,
  request,
}) => {
  const person = await somebody(cluster, request, 'utleier', { registerAs: 'landlord' });
  const nodes = await Promise.all(
    cluster.web.map(async (node) => {
      const own = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${node.port}` });
      return { node, own, api: await apiOf(own, person) };
    }),
  );
  const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  const homesIn = async (node: Node) => (await figuresOf(node)).get('husvaer_search_homes')!;
  const before = await homesIn(one.node);
  /** What each node finds at a rent that no other home has, and how many more homes it has in memory. */
  const shown = (rent: number) =>
    Promise.all(
      nodes.map(async ({ node, api }) => {
        const { getRentChart } = await api<{ getRentChart: { count: number } }>(
          `query ($rent: Kroner!) {
            getRentChart(queryData: { minRent: $rent, maxRent: $rent }) { count } }`,
          { rent },
        );
        return { found: getRentChart.count, more: (await homesIn(node)) - before };
      }),
    );
  const isShown = async (what: string, rent: number, at: { found: number; more: number }) => {
    await expect.poll(() => shown(rent), { message: what }).toEqual([at, at]);
    // The memory has answered.
    for (const { node } of nodes)
      expect((await figuresOf(node)).get('husvaer_search_reading')).toBe(0);
  };
  const publish = async ({ api }: (typeof nodes)[0], listingId: string, version: number) => {
    const { publishListing } = await api<{ publishListing: { version: number } }>(
      `mutation ($listingId: ID!, $version: Int!) {
        publishListing(inputData: { listingId: $listingId, version: $version }) { version } }`,
      { listingId, version },
    );
    return publishListing.version;
  };

  const home = { ...homeCalled('Hybel i minnet'), monthlyRent: 31_415 };
  const { _id: listingId, version: drafted } = await draftOf(one.own, person, home);
  await isShown('not yet', 31_415, { found: 0, more: 0 });
  const version = await publish(one, listingId, drafted);
  await isShown('published', 31_415, { found: 1, more: 1 });

  const { updateListing } = await other.api<{ updateListing: { version: number } }>(
    `mutation ($inputData: UpdateListingInputData!) {
      updateListing(inputData: $inputData) { version } }`,
    { inputData: { listingId, version, data: { ...home, monthlyRent: 27_182 } } },
  );
  await publish(other, listingId, updateListing.version);
  await isShown('changed', 27_182, { found: 1, more: 1 });
  await isShown('no more as it was', 31_415, { found: 0, more: 1 });

  await one.api(
    `mutation ($listingId: ID!) {
      setListingActive(inputData: { listingId: $listingId, isActive: false }) { _id } }`,
    { listingId },
  );
  await isShown('taken down', 27_182, { found: 0, more: 0 });
  for (const { own } of nodes) await own.dispose();
});

test('under overload each call is served or asked to retry, and then all works as before', async ({
  cluster,
}) => {
  const crowd = new Agent({ allowH2: false, connect: { rejectUnauthorized: false } });
  const search = async () => {
    const { statusCode, headers, body } = await crowd.request({
      origin: cluster.origin,
      path: '/api/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SEARCH }),
    });
    return { status: statusCode, headers, body: (await body.json()) as ErrorBody };
  };
  const answers = await Promise.all(Array.from({ length: CROWD }, search));
  const sentAway = answers.filter(({ status }) => status !== 200);
  console.log(`  ${sentAway.length} of ${CROWD} were told to come back`);
  expect(sentAway.length).toBeLessThan(CROWD);
  for (const { status, headers, body } of sentAway) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.errors?.[0]?.extensions.code).toBe('request.unavailable');
  }
  expect(await search()).toMatchObject({ status: 200, body: { data: { getListings: {} } } });
  await crowd.close();
});

test('a photo is stored in the bucket, and a worker makes its sizes', async ({ talk }) => {
  const { landlord, request } = talk;
  const { getUploadPolicy: policy } = await landlord<{
    getUploadPolicy: { url: string; policyData: { name: string; value: string }[] };
  }>(
    `{ getUploadPolicy(queryData: { filename: "stue.jpg", directive: "ListingImages" }) {
      url policyData { name value } } }`,
    {},
  );
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer();
  const fields = Object.fromEntries(policy.policyData.map(({ name, value }) => [name, value]));
  const file = { name: 'stue.jpg', mimeType: 'image/jpeg', buffer: photo };
  const sent = await request.post(policy.url, { multipart: { ...fields, file } });
  expect(sent.status()).toBe(204);
  const { addListingPhoto } = await landlord<{
    addListingPhoto: { images: { photoId: string }[] };
  }>(
    `mutation ($listingId: ID!, $key: String!) {
      addListingPhoto(inputData: { listingId: $listingId, key: $key }) { images { photoId } } }`,
    { listingId: talk.listingId, key: fields['key'] },
  );
  const id = addListingPhoto.images[0]!.photoId;
  const state = async () => {
    const { getPhotos } = await landlord<{ getPhotos: { state: string }[] }>(
      'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { state } }',
      { id },
    );
    return getPhotos[0]?.state;
  };
  await expect.poll(state).toBe('ready');
  expect((await request.get(`/files/photos/${id}/480.avif`)).status()).toBe(200);
});

test('a node that stops reports it and leaves, without an effect on users', async ({
  cluster,
  talk,
}) => {
  const [node] = cluster.web;
  const load = traffic(talk, 1);
  await wait(1000);
  const ended = node.end('SIGTERM');
  // Asked to stop, the node still answers, and reports that it wants no more requests.
  const readiness = () =>
    fetch(`http://127.0.0.1:${node.port}/readyz`).then(({ status }) => status);
  await expect.poll(readiness).toBe(503);
  expect(await ended).toBe(0);
  await wait(1500);
  await node.start();
  await wait(1500);
  const results = await load.stop();
  expect(results.lost).toEqual([]);
  await expectWritten(cluster, results);
  await expectHeard(talk, 'Etter omstart');
});

test('a killed node costs at most one retry', async ({ cluster, talk }) => {
  for (const node of cluster.web) {
    const load = traffic(talk, 2);
    await wait(1000);
    await node.end('SIGKILL');
    await wait(2000);
    // Meanwhile the other node serves all users.
    await expectHeard(talk, `Uten ${node.port}`);
    await node.start();
    // nginx avoids a node that refused for a second: the next one stops when this one is back.
    await wait(2500);
    const results = await load.stop();
    expect(results.lost).toEqual([]);
    await expectWritten(cluster, results);
  }
});

test('while PostgreSQL restarts, calls are answered at a retry and take effect once', async ({
  cluster,
  talk,
}) => {
  const load = traffic(talk, 15);
  await wait(1000);
  await cluster.postgres.restart(() => expect.poll(load.refused).toBeGreaterThan(0));
  await wait(3000);
  const results = await load.stop();
  expect(results.lost).toEqual([]);
  expect(results.again.length).toBeGreaterThan(0);
  expect(results.again.filter((what) => what.includes('Retry-After missing'))).toEqual([]);
  await expectWritten(cluster, results);

  // The node listens to the database's notifications again.
  const listening = () =>
    query<{ query: string }>(
      cluster,
      `select query from pg_stat_activity where query ilike 'listen %' order by query`,
    );
  await expect.poll(async () => (await listening()).length).toBeGreaterThan(4);
  const found = async () => {
    const { data } = (await (
      await talk.request.post('/api/graphql', { data: { query: SEARCH } })
    ).json()) as { data: { getListings: { metaData: { filteredDocuments: number } } } };
    return data.getListings.metaData.filteredDocuments;
  };
  const before = await found();
  const api = talk.landlord;
  const { addListing } = await api<{ addListing: { _id: string; version: number } }>(
    `mutation ($data: ListingDraftInput) { addListing(inputData: { data: $data }) { _id version } }`,
    { data: homeCalled('Ny etter omstart') },
  );
  await api(
    `mutation ($listingId: ID!, $version: Int!) {
      publishListing(inputData: { listingId: $listingId, version: $version }) { _id } }`,
    { listingId: addListing._id, version: addListing.version },
  );
  await expect.poll(found).toBe(before + 1);
  await expectHeard(talk, 'Etter omstart av databasen');
});

test('a page repeats an unanswered call once, and no one is logged out by it', async ({ talk }) => {
  const { tenant: page } = talk.pages;
  const counts = new Map<string, number>();
  await page.route('**/api/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const times = counts.get(operationName) ?? 0;
    counts.set(operationName, times + 1);
    if (times > 0) return route.continue();
    // As the server answers, and as a proxy answers when the server is gone.
    return counts.size % 2 === 0
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.fulfill({
          status: 503,
          json: {
            errors: [{ message: 'x', extensions: { code: 'request.unavailable', params: {} } }],
          },
        });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Husvær' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(Math.max(...counts.values())).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  await page.unroute('**/api/graphql');
  await page.goBack();
});

test('searches read from the replica, and work without it', async ({ cluster, talk }) => {
  const replicaQueries = async () => {
    await talk.request.post('/api/graphql', { data: { query: SEARCH } });
    const client = new pg.Client({ connectionString: cluster.standby.url });
    await client.connect();
    const { rows } = await client.query(
      `select from pg_stat_activity where query like '%published_listing%' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return rows.length;
  };
  await expect.poll(replicaQueries).toBeGreaterThan(0);
  const load = traffic(talk, 1);
  await cluster.standby.restart();
  await wait(1000);
  const { again, lost } = await load.stop();
  expect([...again, ...lost]).toEqual([]);
});

test('while Redis restarts, users notice nothing and messages sent meanwhile arrive', async ({
  cluster,
  talk,
}) => {
  const load = traffic(talk, 1);
  await cluster.redis.stop();
  await wait(1000);
  await sendMessage(talk.landlord, talk.conversationId, 'Sagt uten Redis');
  await cluster.redis.start();
  await expect(bubble(talk.pages.tenant, 'Sagt uten Redis')).toBeVisible();
  await expect(bubble(talk.pages.landlord, 'Sagt uten Redis')).toBeVisible();
  const results = await load.stop();
  expect(results.again).toEqual([]);
  expect(results.lost).toEqual([]);
  await expectHeard(talk, 'Etter omstart av Redis');
});

test('the job of a killed worker is done once by the other', async ({ cluster, request }) => {
  const [one, other] = cluster.workers;
  await other.end('SIGTERM');
  cluster.mail.isHolding = true;
  const held = cluster.mail.held;
  const email = await register(request, 'nynorsk', { language: 'no' });
  await expect.poll(() => cluster.mail.held).toBe(held + 1);
  await one.end('SIGKILL');
  cluster.mail.isHolding = false;
  await other.start();
  const taken = () => cluster.mail.taken.filter(({ to }) => to?.[0]?.address === email).length;
  // The mail was claimed for five minutes by the process that was killed; the test ends the claim.
  await query(cluster, `update mail set due_at = now()`);
  await expect.poll(taken).toBe(1);
  await one.start();
  await expect.poll(() => query(cluster, 'select id from mail')).toEqual([]);
  expect(taken()).toBe(1);
});
