import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson } from '../../../../testing/people.ts';
import { startPictureServer, type PictureServer } from '../../../../testing/picture-server.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

/* Runs the calls of docs/partner-api.md as they are written, in order, so that what a reader copies works. */

const GUIDE = readFileSync(
  resolve(import.meta.dirname, '../../../../../docs/partner-api.md'),
  'utf8',
);
const blocks = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

let app: TestApp;
let call: ReturnType<typeof partnerCalls>;
let server: PictureServer;
let heard: { text: string; signature: string }[];
const values = new Map<string, string>();

beforeAll(async () => {
  heard = [];
  server = await startPictureServer({
    '/husvaer': (response, request) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        heard.push({ text, signature: String(request.headers['husvaer-signature']) });
        response.end();
      });
    },
  });
  app = await createTestApp({ WEBHOOK_HOSTS_ALLOWED: server.host });
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  for (const [email, name, role] of [
    ['turid@example.com', 'Turid Lien', 'partner_landlord'],
    ['silje@example.com', 'Silje Berg', 'agent'],
  ] as const)
    await addPerson(app, { email, name, birthDate: '1963-04-09', grants: [{ role, partnerId }] });
  await openBook(app, partnerId);
  values.set('KEY', await addPartnerKey(app, partnerId));
  call = partnerCalls(app, values.get('KEY')!);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const notified = (text: string) =>
  text.replaceAll(/\$([A-Z]+)/g, (all, name: string) => values.get(name) ?? all);

interface Example {
  method: 'GET' | 'PUT' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** The expected status of the call in the line below, and the fields of its answer that later calls use. */
  status: number | undefined;
  keeps: [field: string, name: string] | undefined;
}

function readExample(code: string): Example {
  const url = /https:\/\/husvaer\.example(\S+)/.exec(code)![1]!;
  const headers = [...code.matchAll(/-H ["']([\w-]+): (.+?)["'](?=\s)/g)].map(
    ([, name = '', value = '']) => [name, notified(value)],
  );
  const body = /-d '([\s\S]*?)'$/m.exec(code)?.[1];
  const [, status, field, name] = /^# (\d{3})(?:: its `(\w+)` is \$([A-Z]+))?$/m.exec(code) ?? [];
  return {
    method: (/-X (\w+)/.exec(code)?.[1] ?? 'GET') as Example['method'],
    url: notified(url),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body && notified(body).replaceAll('https://pms.example.com', server.url('')),
    status: status === undefined ? undefined : Number(status),
    keeps: field && name ? [field, name] : undefined,
  };
}

async function make({ method, url, headers, body, status, keeps }: Example) {
  const response = await app.call({ method, url, headers, ...(body && { payload: body }) });
  const answer = response.json();
  if (status !== undefined)
    expect({ url, status: response.statusCode, answer }).toMatchObject({ url, status });
  if (keeps) values.set(keeps[1], answer[keeps[0]]);
  return { url, status: response.statusCode, answer };
}

async function settle() {
  for (let round = 0; round < 3; round += 1) {
    await app.dispatcher.settle();
    for (const worker of app.workers) await worker.runDue();
  }
}

test('the calls of the guide are answered as it says', async () => {
  const examples = blocks('sh').filter((code) => !code.includes('@homes.json'));
  const answers: Awaited<ReturnType<typeof make>>[] = [];
  for (const code of examples) {
    answers.push(await make(readExample(code)));
    await settle();
  }
  const last = (end: RegExp) => answers.findLast(({ url }) => end.test(url))!.answer;
  expect(answers.length).toBeGreaterThanOrEqual(7);
  expect(last(/leases\/[^/]+$/)).toMatchObject({
    number: '1-1',
    status: 'in_progress',
    monthlyRent: 15_900,
    landlord: { name: 'Turid Lien' },
    tenants: [{ name: 'Kari Nordmann' }],
    signing: { state: 'signing' },
  });
  expect(last(/documents$/).data).toMatchObject([{ kind: 'lease', state: 'signing' }]);

  expect(heard).toEqual([]);
  await call('POST', `/leases/${values.get('LEASE')}/withdraw`, { reason: null });
  await settle();
  const [news] = heard;
  expect(heard).toHaveLength(1);
  expect(JSON.parse(news!.text)).toMatchObject({
    type: 'lease.withdrawn',
    data: { leaseId: values.get('LEASE'), position: expect.any(Number) },
  });
  const { isFromHusvaer } = await theGuidesOwn(blocks('js')[0]!);
  const now = NOW.epochMilliseconds / 1000;
  const isTheirs = (text: string, secret = values.get('SECRET'), at = now) =>
    isFromHusvaer(news!.signature, text, secret, at);
  expect(isTheirs(news!.text)).toBe(true);
  expect(isTheirs(`${news!.text} `)).toBe(false);
  expect(isTheirs(news!.text, 'hvw_another')).toBe(false);
  expect(isTheirs(news!.text, undefined, now + 301)).toBe(false);
});

/** The module that a reader copies from the guide. */
async function theGuidesOwn(code: string) {
  const path = join(app.config.VAR_DIR, 'guide.mjs');
  writeFileSync(path, code);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    isFromHusvaer(header: string, body: string, secret: string | undefined, now: number): boolean;
  };
}
