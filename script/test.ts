/** Runs every check and test and ends with one line: `N passed, N failed`. See script/test. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runChecks } from './check.ts';
import { findHeadlessChromium } from './chromium.ts';
import { failed, lastLine, ofPlaywright, ofVitest, passed, sum, type Outcome } from './outcome.ts';
import { havePoppler } from './poppler.ts';
import { startPostgres } from './postgres.ts';
import { ROOT, run } from './run.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' }, postgres: { type: 'boolean' } },
});

const reports = mkdtempSync(join(tmpdir(), 'husvaer-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const outcome = sum(await (options.postgres ? onPostgres() : onPglite()));
if (outcome.failures.length > 0) {
  const lines = outcome.failures.map((what) => `  ${what.replace(`${ROOT}/`, '')}`);
  console.log(`\nFailed:\n${lines.join('\n')}`);
}
console.log(`\n${lastLine(outcome)}`);
const ran = outcome.passed + outcome.failures.length > 0;
process.exit(ran && outcome.failures.length === 0 ? 0 : 1);

async function onPglite(): Promise<Outcome[]> {
  if (files.length > 0) {
    const journeys = files.filter((file) => file.endsWith('.spec.ts'));
    const tests = files.filter((file) => !file.endsWith('.spec.ts'));
    return [
      ...(tests.length > 0 ? [await vitest(tests)] : []),
      ...(journeys.length > 0 ? [await browser(journeys)] : []),
    ];
  }
  heading('Checks');
  const outcomes = [await runChecks(), await vitest([])];
  return options.fast ? outcomes : [...outcomes, await browser([])];
}

async function onPostgres(): Promise<Outcome[]> {
  const postgres = await startPostgres();
  const outcome = await vitest(['--project', 'api', ...files], { TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
  return files.length > 0 ? [outcome] : [outcome, await soak()];
}

/** A minute of everything at once. */
async function soak(): Promise<Outcome> {
  heading('Soak');
  const { ok } = await run([join(ROOT, 'bench/soak'), '--minutes', '1']);
  return ok ? passed : failed('Soak: it failed, or memory and handles grew');
}

async function vitest(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  heading(env['TEST_DATABASE_URL'] ? 'API tests on PostgreSQL' : 'Unit and API tests');
  if (!havePoppler())
    console.error('There is no pdfsig: install poppler-utils, or tests of documents fail.');
  const report = join(reports, 'vitest.json');
  const { ok } = await run(
    [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  return counted('Vitest', ok, report, ofVitest);
}

async function browser(journeys: string[]): Promise<Outcome> {
  heading('Browser tests');
  let chromium: string;
  try {
    chromium = findHeadlessChromium();
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
  const build = await run([join(ROOT, 'script/build')]);
  if (!build.ok) return failed('The web app can not be built');
  remakeDemo();
  const report = join(reports, 'playwright.json');
  const { ok } = await run(['playwright', 'test', ...journeys, '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return counted('Playwright', ok, report, ofPlaywright);
}

/** A runner that failed without a failed test to show for it is a failure of its own. */
function counted<Report>(
  runner: string,
  ok: boolean,
  path: string,
  count: (report: Report) => Outcome,
): Outcome {
  if (!existsSync(path)) return failed(`${runner} did not get to its report`);
  const outcome = count(JSON.parse(readFileSync(path, 'utf8')) as Report);
  return ok || outcome.failures.length > 0
    ? outcome
    : sum([outcome, failed(`${runner} as a whole`)]);
}

/** Drops the browser tests' demo when what makes it has changed; drawing it takes minutes, so else it is kept. */
function remakeDemo(): void {
  const hash = createHash('sha256');
  const made = ['server/{migrations,src/demo}/**/*.*', 'server/src/features/files/make-*.ts'];
  for (const path of globSync(made, { cwd: ROOT }).sort()) {
    hash.update(path).update(readFileSync(resolve(ROOT, path)));
  }
  const recipe = hash.digest('hex');
  const folder = resolve(ROOT, 'var/e2e');
  const stamp = join(folder, 'recipe');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, recipe);
}

function heading(text: string): void {
  console.log(`\n── ${text}`);
}
