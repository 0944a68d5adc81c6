/** Runs every check and test and ends with one line: `N passed, N failed`. See script/test. */
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runBenches } from './benches.ts';
import { runChecks } from './check.ts';
import { CHROMIUM, playwrightsChromium } from './chromium.ts';
import { otherDays } from './other-days.ts';
import {
  failed,
  lacking,
  lastLine,
  ofPlaywright,
  ofVitest,
  passed,
  slowest,
  sum,
  type Outcome,
} from './outcome.ts';
import { startPostgres } from './postgres.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';
import { installMissing, pathOf, SYSTEM_PROGRAMS } from './system-programs.ts';
import { missingFiles, NIGHTLY } from './test-tags.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    fast: { type: 'boolean' },
    nightly: { type: 'boolean' },
    // Of a night, on another day.
    'unit-and-api': { type: 'boolean' },
    pglite: { type: 'boolean' },
  },
});
/** Whether tests with the tag `nightly` run: also where their file was named. */
const isNightly = options.nightly || files.length > 0;
/** The projects of playwright.config.ts that run every day. */
const EVERYDAY_PROJECTS = ['desktop', 'phone'];
if (options.nightly) {
  process.env['BOUNDARIES'] ??= 'all';
  // Properties, fuzz, attacks and crashes search with it.
  const seed = (process.env['TEST_SEED'] ??= String(randomInt(2 ** 31 - 1)));
  console.log(
    `The seed of this night is ${seed}. A file with it: TEST_SEED=${seed} script/test FILE`,
  );
}
/** The tests that are printed as the slowest. */
const SLOWEST = 20;

const reports = mkdtempSync(join(tmpdir(), 'husvaer-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const missingPrograms = installPrograms();
const missing = [...missingPrograms, ...missingFiles()];
const outcome = sum([
  ...(await (files.length > 0 ? runFiles(files) : runAll())),
  // On a developer's machine tests without their programs are skipped; in CI the programs are required.
  ...(process.env['CI'] ? missingPrograms.map(({ reason }) => failed(reason)) : []),
]);
if (outcome.failures.length > 0) console.log(`\nFailed:\n${inLines(outcome.failures)}`);
for (const { package: name, reason } of missing) {
  const tests = outcome.lacking.filter((test) => test.package === name);
  if (tests.length === 0) continue;
  console.log(`\n${reason}.\nSkipped without it:`);
  console.log(inLines(tests.map(({ what }) => what)));
}
const slow = slowest(outcome, SLOWEST);
if (slow.length > 0) {
  console.log(`\nThe slowest ${slow.length} tests:`);
  console.log(
    inLines(slow.map(({ what, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${what}`)),
  );
}
console.log(`\n${lastLine(outcome)}`);
const ran = outcome.passed + outcome.failures.length > 0;
process.exit(ran && outcome.failures.length === 0 ? 0 : 1);

/** Installs the system programs that these tests need; returns those that are still missing. */
function installPrograms(): { package: string; reason: string }[] {
  const isBrowserToo =
    files.length > 0
      ? files.some((file) => file.endsWith('.spec.ts'))
      : !options.fast && !options['unit-and-api'];
  const needed = SYSTEM_PROGRAMS.filter(
    ({ package: name }) =>
      (isBrowserToo || ![CHROMIUM, 'nginx-light'].includes(name)) &&
      (options.nightly || name !== 'faketime'),
  );
  return installMissing(needed).filter(
    ({ package: name }) =>
      name !== CHROMIUM || !(process.env['CHROMIUM_PATH'] = playwrightsChromium()),
  );
}

function isMissing(name: string): boolean {
  return missing.some((one) => one.package === name);
}

async function runFiles(paths: readonly string[]): Promise<Outcome[]> {
  const journeys = paths.filter((path) => path.endsWith('.spec.ts'));
  const tests = paths.filter((path) => !path.endsWith('.spec.ts'));
  return [
    ...(tests.length > 0 ? [await withDatabase((env) => vitest(tests, env))] : []),
    ...(journeys.length > 0 ? [await browser(journeys)] : []),
  ];
}

async function runAll(): Promise<Outcome[]> {
  if (options['unit-and-api']) return [await withDatabase(unitAndApi)];
  heading('Checks');
  const checks = await runChecks();
  if (options.fast) return [checks, await withDatabase(unitAndApi)];
  const tests = await withDatabase(unitAndApi);
  const [browserTests] = await Promise.all([browser([]), newWorlds()]);
  const everyDay = [checks, tests, browserTests, await benches()];
  return options.nightly
    ? [...everyDay, await permissionMutants(), await recipes(), await calendar()]
    : everyDay;
}

/** The unit and API tests on other days: next month and year, and at the changes to and from summer time. */
async function calendar(): Promise<Outcome> {
  if (isMissing('faketime')) return lacking('the unit and API tests on other days', 'faketime');
  const outcomes: Outcome[] = [];
  for (const day of otherDays(Temporal.Now.plainDateISO('Europe/Oslo'))) {
    heading(`On another day: ${day}`);
    // Summer time begins and ends five minutes later. All processes have the same distance from the real clock.
    const begins = Temporal.Instant.from(`${day}T00:55:00Z`);
    const seconds = Math.round(Temporal.Now.instant().until(begins).total('seconds'));
    const { ok } = await run(
      ['faketime', '-f', `+${seconds}`, 'node', 'script/test.ts', '--unit-and-api'],
      // Waits and time-outs are real.
      { env: { ...process.env, FAKETIME_DONT_FAKE_MONOTONIC: '1' } },
    );
    outcomes.push(ok ? passed : failed(`The unit and API tests on ${day}`));
  }
  return sum(outcomes);
}

/** The environment of tests that run on a PostgreSQL; without it they run on PGlite. */
type TestDatabase = { TEST_DATABASE_URL?: string };

/** Runs tests on PostgreSQL, as in production, or on PGlite if PostgreSQL is not installed or not wanted. */
async function withDatabase(tests: (env: TestDatabase) => Promise<Outcome>): Promise<Outcome> {
  if (options.pglite || isMissing('postgresql')) return tests({});
  const postgres = await startPostgres();
  const outcome = await tests({ TEST_DATABASE_URL: postgres.socketUrl });
  await postgres.stop();
  return outcome;
}

async function unitAndApi(env: TestDatabase): Promise<Outcome> {
  const outcome = await vitest([], env);
  if (!env.TEST_DATABASE_URL) return outcome;
  // PGlite differs from PostgreSQL below these files only.
  return sum([outcome, await vitest(['--project', 'api', 'server/src/platform/db/'])]);
}

/** After the browser tests: `bench/page` needs their build and their demo. */
async function benches(): Promise<Outcome> {
  heading('Benches');
  return runBenches(
    missing.map((one) => one.package),
    { isFull: options.nightly ?? false },
  );
}

/**
 * Lives worlds with new seeds, in the time that the browser tests leave. What they find is printed and its seed
 * is kept; it fails no run, because the change under test need not be its cause.
 */
async function newWorlds(): Promise<void> {
  if (['postgresql', 'poppler-utils'].some(isMissing)) return;
  const hours = options.nightly ? 1 : 2 / 60;
  const { output } = await run([join(ROOT, 'script/simulate'), '--hours', String(hours)], {
    quiet: true,
    isLowPriority: true,
  });
  heading('Worlds with new seeds');
  console.log(output.trimEnd());
}

/** Its output is long, and printed only if a permission check could be disabled unnoticed. */
async function permissionMutants(): Promise<Outcome> {
  heading('Permission checks left out in turn');
  const { ok, output } = await run([join(ROOT, 'script/permission-mutants')], { quiet: true });
  if (!ok) console.log(output.trimEnd());
  return ok
    ? passed
    : failed('script/permission-mutants: the guard does not miss a permission check');
}

/** Its output is a line for each hunk, and printed only if a hunk is missed by every check. */
async function recipes(): Promise<Outcome> {
  heading('Recipes of CONTRIBUTING without each of their parts in turn');
  const { ok, output } = await run([join(ROOT, 'script/recipes')], { quiet: true });
  if (!ok) console.log(output.trimEnd());
  return ok ? passed : failed('script/recipes: a check names each part that is missing');
}

async function vitest(args: readonly string[], env: TestDatabase = {}): Promise<Outcome> {
  heading(`Unit and API tests on ${env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite'}`);
  const report = join(reports, 'vitest.json');
  const { ok } = await run(
    [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...[...missing.map(({ package: name }) => name), ...(isNightly ? [] : [NIGHTLY])].map(
        (name) => `--tags-filter=!${name}`,
      ),
    ],
    { env: { ...process.env, ...env } },
  );
  return counted('Vitest', ok, report, ofVitest);
}

async function browser(journeys: string[]): Promise<Outcome> {
  heading('Browser tests');
  if (isMissing(CHROMIUM)) return lacking('all browser tests', CHROMIUM);
  const [build, demo] = await Promise.all([
    run([join(ROOT, 'script/build')]),
    run(['node', join(ROOT, 'e2e/make-demo.ts')]),
  ]);
  if (!build.ok) return failed('The web app can not be built');
  if (!demo.ok) return failed('The demo can not be made');
  const report = join(reports, 'playwright.json');
  const part = isNightly
    ? []
    : [...EVERYDAY_PROJECTS.map((name) => `--project=${name}`), `--grep-invert=@${NIGHTLY}`];
  const { ok } = await run(['playwright', 'test', ...journeys, ...part, '--reporter=list,json'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: pathOf(CHROMIUM),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    // By another signal Playwright leaves its web server running.
    endedBy: 'SIGINT',
  });
  return counted('Playwright', ok, report, ofPlaywright);
}

/** A runner that failed without a failed test is a failure of its own. */
function counted<Report>(
  runner: string,
  ok: boolean,
  path: string,
  count: (report: Report, missing: readonly string[]) => Outcome,
): Outcome {
  if (!existsSync(path)) return failed(`${runner} did not get to its report`);
  const outcome = count(
    JSON.parse(readFileSync(path, 'utf8')) as Report,
    missing.map((one) => one.package),
  );
  return ok || outcome.failures.length > 0
    ? outcome
    : sum([outcome, failed(`${runner} as a whole`)]);
}

/** Names of tests or files, one per line, as paths of this repository. */
function inLines(names: readonly string[]): string {
  return names.map((name) => `  ${name.replace(`${ROOT}/`, '')}`).join('\n');
}

function heading(text: string): void {
  console.log(`\n── ${text}`);
}
