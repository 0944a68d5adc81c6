import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import autocannon from 'autocannon';

import { findChromium } from '../script/chromium.ts';
import { serve, type Served } from './child.ts';
import { startDatabase } from './databases.ts';
import { fill } from './fill.ts';
import { readOptions } from './options.ts';
import { measureInChromium } from './page-chromium.ts';
import { audit } from './page-lighthouse.ts';
import { printTable } from './table.ts';

const options = readOptions({
  homes: { default: 100_000, smoke: 500 },
  connections: { default: 8, smoke: 2 },
  seconds: { default: 10, smoke: 1 },
  rounds: { default: 3, smoke: 1 },
  pans: { default: 40, smoke: 2 },
  audits: { default: 5, smoke: 1 },
});
/** The demo of the browser tests, with its pictures: `script/test` makes it. */
const DEMO = resolve(import.meta.dirname, '../var/e2e');
const PAGES = { BENCH_PAGES: 'on', MAP_TILES_URL: 'off' };

const chromium = findChromium();
const database = await startDatabase('postgres');
try {
  const db = await database.open();
  await fill(db, options.homes);
  await db.close();
  const server = await serve('serve.ts', { ...database.env(), ...PAGES });
  await measureRendering(server);
  await measureInChromium(chromium, server.origin, { pans: options.pans });
  await server.stop();
} finally {
  await database.stop();
}
if (existsSync(join(DEMO, 'db'))) await auditDemo();
else console.log('Lighthouse is skipped: there is no demo in var/e2e. script/test makes it.');

/** Measures requests per second for the rendered list, and for a static page of the same size. */
async function measureRendering(page: Served): Promise<void> {
  const path = '/find-home';
  const bytes = (await (await fetch(page.origin + path)).arrayBuffer()).byteLength;
  const bare = await serve('bare-page.ts', { BARE_BYTES: String(bytes) });
  const rows: string[][] = [];
  for (let round = 1; round <= options.rounds; round++) {
    for (const [name, server] of Object.entries({ ours: page, bare })) {
      const { cpu: before } = await server.used();
      const result = await autocannon({
        url: server.origin + path,
        connections: options.connections,
        duration: options.seconds,
      });
      const cpu = ((await server.used()).cpu - before) / result['2xx'];
      const { p50, p99 } = result.latency;
      const perSecond = result['2xx'] / result.duration;
      rows.push([
        `${name}, round ${round}`,
        perSecond.toFixed(0),
        `${p50}`,
        `${p99}`,
        cpu.toFixed(2),
      ]);
    }
  }
  await bare.stop();
  console.log(
    `${path}, ${bytes} bytes, ${options.homes} homes, ${options.connections} connections\n`,
  );
  printTable(['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'], rows);
}

/**
 * Runs Lighthouse on a copy of the demo, because a server migrates its database, and browser tests may use
 * the demo at the same time.
 */
async function auditDemo(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'husvaer-page-'));
  try {
    cpSync(DEMO, copy, { recursive: true });
    const server = await serve('serve.ts', {
      ...PAGES,
      VAR_DIR: copy,
      DATABASE_URL: '',
      // The demo is sealed with the key of its first start.
      SECRET_KEY: '',
      SECRET_KEY_FILE: join(copy, 'secret.key'),
    });
    await auditPages(server);
    await server.stop();
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function auditPages({ origin }: Served): Promise<void> {
  const list = await (await fetch(`${origin}/find-home`)).text();
  const [home] = /\/listing\/[0-9a-f-]{36}/.exec(list) ?? [];
  if (!home) throw new Error('The demo lists no home.');
  const audits = options.audits;
  printTable(
    [
      `Lighthouse, mobile, median of ${audits}`,
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'CLS',
    ],
    [
      ['/find-home', ...(await audit(chromium, `${origin}/find-home`, audits))],
      ['/listing/{id}', ...(await audit(chromium, origin + home, audits))],
    ],
  );
}
