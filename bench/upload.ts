import sharp from 'sharp';

import { createCrowd } from './arrivals.ts';
import { startDatabase, ENGINES, type BenchDatabase } from './databases.ts';
import { serve, type Served } from './child.ts';
import { fill } from './fill.ts';
import type { Measured } from './load.ts';
import { readOptions } from './options.ts';
import { searches } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  photos: { default: 20, smoke: 1 },
  megapixels: { default: 12, smoke: 1 },
  homes: { default: 20_000, smoke: 300 },
  seconds: { default: 20, smoke: 1 },
  'warm-up': { default: 5, smoke: 0.2 },
  rate: { default: 50, smoke: 20 },
  on: { default: ENGINES, smoke: ['pglite'] },
});
const SEARCHES = 400;
const PEOPLE = 8;
const POLL_INTERVAL = 250;
const FORM = `query { getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) {
  url policyData { name value } } }`;
const STATES = `query ($ids: [ID!]!) { getPhotos(queryData: { photoIds: $ids }) { state } }`;

interface Memory {
  server: number;
  making: number;
}

const photo = await noisyPhoto();
console.log(
  `${options.photos} photos of ${megabytes(photo.length)}, ${options.megapixels} megapixels each\n`,
);
for (const engine of options.on) await bench(await startDatabase(engine));

/** The worst case of a camera: noise that encoders can't compress well. */
async function noisyPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const height = Math.round(Math.sqrt((options.megapixels * 1e6) / (4 / 3)));
  const width = Math.round((height * 4) / 3);
  const picture = sharp({
    create: { width, height, channels: 3, background: '#888', noise },
  });
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${options.homes} homes\n`);
    const filled = await database.open();
    await fill(filled, options.homes);
    await filled.close();
    const server = await serve('upload-serve.ts', database.env());
    const { accessToken } = await json(server, '/bench/person');

    await makeAlone(server, accessToken);
    await makeWhileSearching(server, accessToken);
    await server.stop();
  } finally {
    await database.stop();
  }
}

async function makeAlone(server: Served, token: string): Promise<void> {
  const began = performance.now();
  const ids = await uploadAll(server, token);
  const sent = seconds(began);
  const memory: Memory[] = [];
  await until(server, token, ids, async () => {
    memory.push(await json(server, '/bench/memory'));
  });
  console.log(`sent in ${sent} s, all sizes made after ${seconds(began)} s\n`);
  const at = [0, 0.25, 0.5, 0.75, 1].map((part) => memory[Math.round(part * (memory.length - 1))]!);
  printTable(
    ['memory', 'at first', '25 %', '50 %', '75 %', 'at last', 'most'],
    (['server', 'making'] as const).map((of) => [
      of,
      ...at.map((seen) => megabytes(seen[of])),
      megabytes(Math.max(...memory.map((seen) => seen[of]))),
    ]),
  );
}

async function makeWhileSearching(server: Served, token: string): Promise<void> {
  const calls = searches(SEARCHES);
  const people = createCrowd(server, PEOPLE);
  const search = (length: number) => people.send(calls, { seconds: length, rate: options.rate });
  await search(options['warm-up']);
  const rows = [row('nothing else', await search(options.seconds))];
  const ids = await uploadAll(server, token);
  const busy = await search(options.seconds);
  const left = (await statesOf(server, token, ids)).filter((state) => state === 'waiting').length;
  rows.push(row(`photos made (${options.photos - left} meanwhile)`, busy));
  await until(server, token, ids, async () => undefined);
  rows.push(row('nothing else again', await search(options.seconds)));
  await people.close();
  printTable(['searches meanwhile', 'requests/s', 'p50 ms', 'p99 ms', 'errors'], rows);
}

function row(name: string, { perSecond, p50, p99, errors }: Measured): string[] {
  return [name, perSecond.toFixed(0), String(p50), String(p99), String(errors)];
}

/** Uploads the photo repeatedly, as a page does: a policy, a form, and adding it to the home. */
async function uploadAll(server: Served, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let sent = 0; sent < options.photos; sent += 1) {
    const { data } = await graphql(server, token, FORM, {});
    const { url, policyData } = data.getUploadPolicy;
    const form = new FormData();
    for (const { name, value } of policyData) form.append(name, value);
    form.append('file', new Blob([photo]), 'a.jpg');
    const { status } = await fetch(`${server.origin}${url}`, { method: 'POST', body: form });
    if (status !== 204) throw new Error(`The upload was answered by ${status}`);
    const key = policyData.find(({ name }: { name: string }) => name === 'key').value;
    ids.push((await json(server, '/bench/photo', { key })).id);
  }
  return ids;
}

async function until(
  server: Served,
  token: string,
  ids: string[],
  meanwhile: () => Promise<void>,
): Promise<void> {
  let states: string[];
  do {
    await meanwhile();
    await new Promise((wait) => setTimeout(wait, POLL_INTERVAL));
    states = await statesOf(server, token, ids);
  } while (states.includes('waiting'));
  if (states.some((state) => state !== 'ready')) throw new Error(`Photos are ${states.join()}`);
}

async function statesOf(server: Served, token: string, ids: string[]): Promise<string[]> {
  const { data } = await graphql(server, token, STATES, { ids });
  return data.getPhotos.map(({ state }: { state: string }) => state);
}

function graphql(server: Served, token: string, query: string, variables: object): Promise<any> {
  return json(server, '/api/graphql', { query, variables }, { authorization: `Bearer ${token}` });
}

async function json(
  { origin }: Served,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<any> {
  const response = await fetch(`${origin}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  return response.json();
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
