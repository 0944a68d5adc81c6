import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import sharp from 'sharp';

import type { Database } from '../server/src/platform/db/database.ts';
import { ocrFile } from '../server/testing/bank-files.ts';
import { BOOK_TERMS } from '../server/testing/books.ts';
import { fillLeases, PAID_ON } from '../server/testing/many-leases.ts';
import { serve, type Served, type Used } from './child.ts';
import { begin } from './databases.ts';
import { fill } from './fill.ts';
import { closeLines, listenTo, openLines } from './lines.ts';
import { inChild } from './money-work.ts';
import { readOptions } from './options.ts';
import { post } from './post.ts';
import { searches, WHOLE_PAGE } from './searches.ts';
import { megabytes, printTable } from './table.ts';
import type { Person } from './talkers.ts';

const options = readOptions({
  minutes: { default: 60, smoke: 1 },
  homes: { default: 5000, smoke: 300 },
  leases: { default: 500, smoke: 20 },
  on: { default: 'postgres', smoke: 'postgres' },
});
/** Actions per minute. */
const A_MINUTE = { search: 600, message: 240, visit: 60, upload: 4, bankFile: 6, renew: 2 };
const PEOPLE = 20;
/** Payments in a bank file. */
const PAYMENTS = 20;
/** Connections of users who only listen. */
const LISTENING = 40;
/** The number of samples of memory and handles. */
const LOOKS = 40;
/** Minutes. In a shorter run a server is still warming up, and growth is no leak. */
const JUDGED_FROM_MINUTES = 1;
/** The growth from the second to the last quarter that is accepted; more is a leak. */
const MAY_GROW = { heap: 0.1, memory: 0.2, handles: 0.1 };

const WRITE = `mutation ($inputData: AddMessageInputData!) {
  addMessage(inputData: $inputData) { _id } }`;
const FORM = `query { getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) {
  url policyData { name value } } }`;
const OPTIONS = '{ realtimeOptions { key } }';

const database = await begin(options.on);
const directory = mkdtempSync(join(tmpdir(), 'husvaer-soak-'));
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

/** Whether memory and handles stayed stable. */
async function soak(): Promise<boolean> {
  const filled = await database.open();
  await fillLeases(filled, options.leases);
  await fill(filled, options.homes);
  await filled.close();
  const env = { VAR_DIR: directory, ...database.env() };
  await inChild(['job', 'invoicing.issue'], env);
  const open = await database.open();
  const invoices = await invoicesIn(open);
  await open.close();

  const server = await serve(
    'soak-serve.ts',
    { ...env, TEST_FEATURES: 'on', HUSVAER_NOW: PAID_ON.toString() },
    ['--expose-gc'],
  );
  const { looks, done, failed } = await live(server, invoices);
  await server.stop();

  const rows = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const { heap, memory, handles } = looks[Math.round(part * (looks.length - 1))]!;
    return [`${part * 100} %`, megabytes(heap), megabytes(memory), String(handles)];
  });
  console.log(`${database.name}, ${options.minutes} minutes\n`);
  printTable(['time', 'heap', 'memory', 'handles'], rows);
  printTable(
    ['', 'times', 'failed'],
    Object.keys(A_MINUTE).map((what) => [
      what,
      String(done.get(what) ?? 0),
      String(failed.get(what) ?? 0),
    ]),
  );
  const grown = Object.entries(MAY_GROW).flatMap(([what, most]) => {
    const [early, late] = [quarter(looks, 1), quarter(looks, 3)].map((some) =>
      median(some.map((look) => look[what as keyof Used])),
    );
    const growth = late! / early! - 1;
    console.log(`${what}: ${(growth * 100).toFixed(1)} % from the second quarter to the last`);
    return growth > most && options.minutes >= JUDGED_FROM_MINUTES ? [what] : [];
  });
  const broken = [...failed.values()].reduce((sum, count) => sum + count, 0);
  if (grown.length > 0) console.log(`\nNot flat: ${grown.join(', ')}`);
  if (broken > 0) console.log(`\nFailed: ${broken}`);
  return grown.length === 0 && broken === 0;
}

interface Lived {
  looks: Used[];
  done: Map<string, number>;
  failed: Map<string, number>;
}

/** Runs the load for the given time. */
async function live(server: Served, invoices: readonly Invoice[]): Promise<Lived> {
  const people: Person[] = await post(server, '/bench/people', { from: 0, count: PEOPLE });
  const pairs = people.flatMap((one, at) => (at % 2 ? [[people[at - 1]!.id, one.id]] : []));
  const conversations: string[] = await post(server, '/bench/conversations', { pairs });
  const { key } = (await graphql(server, people[0]!, OPTIONS)).realtimeOptions;
  const listen = listenTo(key);
  const lines = await openLines([server], people, { count: LISTENING, listen, network: '127.0.1' });
  const calls = searches(400, WHOLE_PAGE);
  const photo = await aPhoto();

  const work: Record<keyof typeof A_MINUTE, (number: number) => Promise<unknown>> = {
    search: (number) => post(server, '/api/graphql', calls[number % calls.length]!),
    message: (number) => {
      const pair = number % conversations.length;
      const inputData = {
        conversationId: conversations[pair],
        clientId: randomUUID(),
        text: 'Hei! Er boligen fortsatt ledig fra nyttår?',
      };
      const by = people[pair * 2 + (Math.floor(number / conversations.length) % 2)]!;
      return graphql(server, by, WRITE, { inputData });
    },
    // A user opens a page and closes it.
    visit: async (number) => {
      const line = await listen(server, people[number % people.length]!, '127.0.2.1');
      await closeLines([line]);
    },
    upload: (number) => upload(server, people[number % people.length]!, photo),
    bankFile: async (number) => putFile(number, invoices),
    // Renews each user's login in turn, before the token expires.
    renew: async (number) => {
      const person = people[number % people.length]!;
      const request = { accessToken: person.token, refreshToken: person.refreshToken };
      const { accessToken, refreshToken } = (await post(server, '/api/auth/refresh', request))
        .tokens;
      Object.assign(person, { token: accessToken, refreshToken });
    },
  };
  const lived: Lived = { looks: [], done: new Map(), failed: new Map() };
  const count = (counts: Map<string, number>, what: string) =>
    counts.set(what, (counts.get(what) ?? 0) + 1);
  const over = performance.now() + options.minutes * 60_000;
  const keepAt = async (what: keyof typeof A_MINUTE) => {
    const every = 60_000 / A_MINUTE[what];
    const underWay = new Set<Promise<void>>();
    for (let number = 0; performance.now() < over; number += 1) {
      const one = work[what](number)
        .then(
          () => count(lived.done, what),
          (error: unknown) => {
            if (!lived.failed.has(what)) console.error(what, error);
            count(lived.failed, what);
          },
        )
        .then(() => void underWay.delete(one));
      underWay.add(one);
      await wait(Math.max(0, Math.min(every, over - performance.now())));
    }
    await Promise.all(underWay);
  };
  const look = async () => {
    for (let taken = 0; taken < LOOKS; taken += 1) {
      await wait((options.minutes * 60_000) / LOOKS);
      lived.looks.push(await server.used());
    }
  };
  const kinds = Object.keys(A_MINUTE) as (keyof typeof A_MINUTE)[];
  await Promise.all([look(), ...kinds.map(keepAt)]);
  await closeLines(lines);
  return lived;
}

interface Invoice {
  kid: string;
}

function invoicesIn({ session }: Database): Promise<Invoice[]> {
  return session(({ query }) => query<Invoice>('select kid from invoice where kid is not null'));
}

/** Writes a bank file of small payments to the server's import folder. */
function putFile(number: number, invoices: readonly Invoice[]): void {
  const payments = Array.from({ length: PAYMENTS }, (_, at) => ({
    kid: invoices[(number * PAYMENTS + at) % invoices.length]!.kid,
    amount: BigInt(10_000 + number),
    paidOn: '2027-02-01',
  }));
  const folder = join(directory, 'bank', 'in');
  mkdirSync(folder, { recursive: true });
  const part = join(directory, `${number}.part`);
  writeFileSync(part, ocrFile({ account: BOOK_TERMS.clientAccount, payments }));
  renameSync(part, join(folder, `soak-${number}.ocr`));
}

function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#888', noise };
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

async function upload(server: Served, person: Person, photo: Buffer): Promise<void> {
  const { url, policyData } = (await graphql(server, person, FORM)).getUploadPolicy;
  const form = new FormData();
  for (const { name, value } of policyData) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(photo)]), 'a.jpg');
  const { status } = await fetch(`${server.origin}${url}`, { method: 'POST', body: form });
  if (status !== 204) throw new Error(`The upload was answered by ${status}`);
  const { value: key } = policyData.find(({ name }: { name: string }) => name === 'key');
  await post(server, '/bench/photo', { key, ownerId: person.id });
}

async function graphql(
  server: Served,
  { token }: Person,
  query: string,
  variables: object = {},
): Promise<any> {
  return (await post(server, '/api/graphql', { query, variables }, token)).data;
}

function quarter<Look>(looks: readonly Look[], which: 0 | 1 | 2 | 3): Look[] {
  return looks.slice((looks.length * which) / 4, (looks.length * (which + 1)) / 4);
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
