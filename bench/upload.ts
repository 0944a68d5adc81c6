import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { crowdAt } from './arrivals.ts';
import { begin, ENGINES, type BenchDatabase, type Engine } from './databases.ts';
import { serve, type Served } from './child.ts';
import { fill } from './fill.ts';
import type { Measured } from './load.ts';
import { searches } from './searches.ts';
import { megabytes, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '20' },
    homes: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    on: { type: 'string', multiple: true, default: [...ENGINES] },
  },
});
const COUNT = Number(values.photos);
const SEARCHES = 400;
const PEOPLE = 8;
const WARM_UP_SECONDS = 5;
const LOOK_EVERY = 250;
const FORM = `query { getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) {
  url policyData { name value } } }`;
const STATES = `query ($ids: [ID!]!) { getPhotos(queryData: { photoIds: $ids }) { state } }`;

interface Memory {
  server: number;
  making: number;
}

const photo = await noisyPhoto();
console.log(`${COUNT} photos of ${megabytes(photo.length)}, 12 megapixels each\n`);
for (const engine of values.on) await bench(await begin(engine as Engine));

/** What a camera takes at worst: noise that no encoder packs well. */
async function noisyPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  });
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}

async function bench(database: BenchDatabase): Promise<void> {
  try {
    console.log(`${database.name}, ${values.homes} homes\n`);
    const filled = await database.open();
    await fill(filled, Number(values.homes));
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
  const people = crowdAt(server, PEOPLE);
  const search = (length: number) =>
    people.ask(calls, { seconds: length, rate: Number(values.rate) });
  await search(WARM_UP_SECONDS);
  const rows = [row('nothing else', await search(Number(values.seconds)))];
  const ids = await uploadAll(server, token);
  const busy = await search(Number(values.seconds));
  const left = (await statesOf(server, token, ids)).filter((state) => state === 'waiting').length;
  rows.push(row(`photos made (${COUNT - left} meanwhile)`, busy));
  await until(server, token, ids, async () => undefined);
  rows.push(row('nothing else again', await search(Number(values.seconds))));
  await people.leave();
  printTable(['searches beside', 'requests/s', 'p50 ms', 'p99 ms', 'errors'], rows);
}

function row(name: string, { perSecond, p50, p99, errors }: Measured): string[] {
  return [name, perSecond.toFixed(0), String(p50), String(p99), String(errors)];
}

/** Sends the photo so many times, as a page does: a policy, a form, a word to the home. */
async function uploadAll(server: Served, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let sent = 0; sent < COUNT; sent += 1) {
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
    await new Promise((wait) => setTimeout(wait, LOOK_EVERY));
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
