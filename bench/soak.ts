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
import { startDatabase } from './databases.ts';
import { fill } from './fill.ts';
import { closeConnections, connectTo, openConnections } from './connections.ts';
import { runInChild } from './money-work.ts';
import { readOptions } from './options.ts';
import { post } from './post.ts';
import { searches, WHOLE_PAGE } from './searches.ts';
import { megabytes, printTable } from './table.ts';
import type { Person } from './messaging-routes.ts';

const options = readOptions({
  minutes: { default: 60, smoke: 0.2 },
  homes: { default: 5000, smoke: 300 },
  leases: { default: 500, smoke: 20 },
  on: { default: 'postgres', smoke: 'postgres' },
});
/** Actions per minute. */
const PER_MINUTE = { search: 600, message: 240, visit: 60, upload: 4, bankFile: 6, renew: 2 };
const PEOPLE = 20;
/** Payments in a bank file. */
const PAYMENTS = 20;
/** Connections of users who only listen. */
const LISTENERS = 40;
/** The number of samples of memory and handles. */
const SAMPLES = 40;
/** In a run of fewer minutes the server is still warming up, so its growth is not counted as a leak. */
const MIN_MINUTES = 1;
/** The accepted growth from the second to the last quarter of the run. More is a leak. */
const MAX_GROWTH = { heap: 0.1, memory: 0.2, handles: 0.1 };

const ADD_MESSAGE = `mutation ($inputData: AddMessageInputData!) {
  addMessage(inputData: $inputData) { _id } }`;
const UPLOAD_POLICY = `query { getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) {
  url policyData { name value } } }`;
const REALTIME_OPTIONS = '{ realtimeOptions { key } }';

const database = await startDatabase(options.on);
const directory = mkdtempSync(join(tmpdir(), 'husvaer-soak-'));
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

/** Returns whether memory and handles stayed stable and nothing failed. */
async function soak(): Promise<boolean> {
  const db = await database.open();
  await fillLeases(db, options.leases);
  await fill(db, options.homes);
  await db.close();
  const env = { VAR_DIR: directory, ...database.env() };
  await runInChild(['job', 'billing.issue_invoices'], env);
  const open = await database.open();
  const invoices = await invoicesIn(open);
  await open.close();

  const server = await serve('soak-serve.ts', { ...env, BENCH_NOW: PAID_ON.toString() }, [
    '--expose-gc',
  ]);
  const { samples, done, failed } = await runLoad(server, invoices);
  await server.stop();

  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const { heap, memory, handles } = samples[Math.round(share * (samples.length - 1))]!;
    return [`${share * 100} %`, megabytes(heap), megabytes(memory), String(handles)];
  });
  console.log(`${database.name}, ${options.minutes} minutes\n`);
  printTable(['time', 'heap', 'memory', 'handles'], rows);
  printTable(
    ['', 'times', 'failed'],
    Object.keys(PER_MINUTE).map((what) => [
      what,
      String(done.get(what) ?? 0),
      String(failed.get(what) ?? 0),
    ]),
  );
  const grown = Object.entries(MAX_GROWTH).flatMap(([what, limit]) => {
    const [early, late] = [quarter(samples, 1), quarter(samples, 3)].map((some) =>
      median(some.map((sample) => sample[what as keyof Used])),
    );
    const growth = late! / early! - 1;
    console.log(`${what}: ${(growth * 100).toFixed(1)} % from the second quarter to the last`);
    return growth > limit && options.minutes >= MIN_MINUTES ? [what] : [];
  });
  const failures = [...failed.values()].reduce((sum, count) => sum + count, 0);
  if (grown.length > 0) console.log(`\nGrew too much: ${grown.join(', ')}`);
  if (failures > 0) console.log(`\nFailed: ${failures}`);
  return grown.length === 0 && failures === 0;
}

interface LoadResult {
  samples: Used[];
  done: Map<string, number>;
  failed: Map<string, number>;
}

/** Runs the load for the given time. */
async function runLoad(server: Served, invoices: readonly Invoice[]): Promise<LoadResult> {
  const people: Person[] = await post(server, '/bench/people', { from: 0, count: PEOPLE });
  const pairs = people.flatMap(({ id }, at) => (at % 2 ? [[people[at - 1]!.id, id]] : []));
  const conversations: string[] = await post(server, '/bench/conversations', { pairs });
  const { key } = (await graphql(server, people[0]!, REALTIME_OPTIONS)).realtimeOptions;
  const connect = connectTo(key);
  const connections = await openConnections([server], people, {
    count: LISTENERS,
    listen: connect,
    network: '127.0.1',
  });
  const calls = searches(400, WHOLE_PAGE);
  const photo = await createPhoto();

  const work: Record<keyof typeof PER_MINUTE, (number: number) => Promise<unknown>> = {
    search: (number) => post(server, '/api/graphql', calls[number % calls.length]!),
    message: (number) => {
      const pair = number % conversations.length;
      const inputData = {
        conversationId: conversations[pair],
        clientId: randomUUID(),
        text: 'Hei! Er boligen fortsatt ledig fra nyttår?',
      };
      const sender = people[pair * 2 + (Math.floor(number / conversations.length) % 2)]!;
      return graphql(server, sender, ADD_MESSAGE, { inputData });
    },
    // A user opens a page and closes it.
    visit: async (number) => {
      const connection = await connect(server, people[number % people.length]!, '127.0.2.1');
      await closeConnections([connection]);
    },
    upload: (number) => upload(server, people[number % people.length]!, photo),
    bankFile: async (number) => deliverBankFile(number, invoices),
    // Renews each user's login in turn, before the token expires.
    renew: async (number) => {
      const person = people[number % people.length]!;
      const request = { accessToken: person.token, refreshToken: person.refreshToken };
      const { accessToken, refreshToken } = (await post(server, '/api/auth/refresh', request))
        .tokens;
      Object.assign(person, { token: accessToken, refreshToken });
    },
  };
  const result: LoadResult = { samples: [], done: new Map(), failed: new Map() };
  const count = (counts: Map<string, number>, what: string) =>
    counts.set(what, (counts.get(what) ?? 0) + 1);
  const endsAt = performance.now() + options.minutes * 60_000;
  const repeatAction = async (what: keyof typeof PER_MINUTE) => {
    const interval = 60_000 / PER_MINUTE[what];
    const pending = new Set<Promise<void>>();
    for (let number = 0; performance.now() < endsAt; number += 1) {
      const action = work[what](number)
        .then(
          () => count(result.done, what),
          (error: unknown) => {
            if (!result.failed.has(what)) console.error(what, error);
            count(result.failed, what);
          },
        )
        .then(() => void pending.delete(action));
      pending.add(action);
      await wait(Math.max(0, Math.min(interval, endsAt - performance.now())));
    }
    await Promise.all(pending);
  };
  const sample = async () => {
    for (let count = 0; count < SAMPLES; count += 1) {
      await wait((options.minutes * 60_000) / SAMPLES);
      result.samples.push(await server.used());
    }
  };
  const kinds = Object.keys(PER_MINUTE) as (keyof typeof PER_MINUTE)[];
  await Promise.all([sample(), ...kinds.map(repeatAction)]);
  await closeConnections(connections);
  return result;
}

interface Invoice {
  kid: string;
}

function invoicesIn({ session }: Database): Promise<Invoice[]> {
  return session(({ query }) => query<Invoice>('select kid from invoice where kid is not null'));
}

/** Writes a bank file of small payments to the server's import folder. */
function deliverBankFile(number: number, invoices: readonly Invoice[]): void {
  const payments = Array.from({ length: PAYMENTS }, (_, at) => ({
    kid: invoices[(number * PAYMENTS + at) % invoices.length]!.kid,
    amount: BigInt(10_000 + number),
    paidOn: '2027-02-01',
  }));
  const folder = join(directory, 'bank', 'in');
  mkdirSync(folder, { recursive: true });
  const partFile = join(directory, `${number}.part`);
  writeFileSync(partFile, ocrFile({ account: BOOK_TERMS.clientAccount, payments }));
  renameSync(partFile, join(folder, `soak-${number}.ocr`));
}

function createPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#888', noise };
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

async function upload(server: Served, person: Person, photo: Buffer): Promise<void> {
  const { url, policyData } = (await graphql(server, person, UPLOAD_POLICY)).getUploadPolicy;
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

function quarter<Sample>(samples: readonly Sample[], which: 0 | 1 | 2 | 3): Sample[] {
  return samples.slice((samples.length * which) / 4, (samples.length * (which + 1)) / 4);
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
