/**
 * Disables each permission check of the server in turn, and reports those that the guard does not cover; with
 * `--exceptions`, the exceptions that their named tests do not cover. See script/permission-mutants.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { createVitest, startVitest } from 'vitest/node';

import { EXCEPTIONS } from '../server/testing/permission-exceptions.ts';
import type {} from '../server/testing/permission-switches.ts';
import { numbered, withSwitches } from './permission-switches.ts';
import { serversChecks } from './permission-checks.ts';
import { ROOT } from './root.ts';
import { TAGS } from './test-tags.ts';

const { values } = parseArgs({ options: { exceptions: { type: 'boolean' } } });
const checks = numbered(await serversChecks());
const byFile = Object.groupBy(checks, ({ file }) => file);

const testing = {
  root: ROOT,
  config: false as const,
  // The cache of transformed sources of earlier runs has no switches.
  fsModuleCache: false,
  globalSetup: 'server/testing/migrated-once.ts',
  tags: TAGS,
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const switched = {
  plugins: [
    {
      name: 'permission-switches',
      enforce: 'pre' as const,
      transform(code: string, path: string) {
        const own = byFile[relative(ROOT, path.split('?')[0]!)];
        return own && { code: withSwitches(code, own), map: null };
      },
    },
  ],
};

if (values.exceptions) process.exitCode = (await proveExceptions()) ? 0 : 1;
else await tryGuard();

async function tryGuard(): Promise<void> {
  const vitest = await startVitest(
    'test',
    ['server/src/guard.test.ts'],
    {
      ...testing,
      watch: false,
      include: ['server/src/guard.test.ts'],
      reporters: ['default'],
      provide: {
        permissionChecks: checks.map(({ id, kind, file, line, name }) => ({
          id,
          kind,
          file,
          line,
          name,
        })),
      },
    },
    switched,
  );
  await vitest.close();
}

/** Whether each test that an exception names passes, and fails without any single one of its checks. */
async function proveExceptions(): Promise<boolean> {
  const named = EXCEPTIONS.flatMap(({ test, checks: files }) =>
    test ? [{ test, names: Object.entries(files) }] : [],
  );
  const vitest = await createVitest(
    'test',
    {
      ...testing,
      include: named.map(({ test: [file] }) => file),
      setupFiles: 'server/testing/leave-out.ts',
      reporters: [{}],
      watch: false,
    },
    switched,
  );
  await vitest.standalone();
  const passes = async ([file, title]: readonly [string, string], leftOut: readonly number[]) => {
    vitest.provide('leftOut', leftOut);
    vitest.setGlobalTestNamePattern(
      new RegExp(`${title.split('%s').map(RegExp.escape).join('.*')}$`),
    );
    const found = await vitest.globTestSpecifications([file]);
    const { testModules } = await vitest.runTestSpecifications(found);
    // The modules of earlier runs are included.
    const module = testModules.find(({ moduleId }) => moduleId === join(ROOT, file));
    const ran = [...(module?.children.allTests() ?? [])].filter(
      (one) => one.result().state !== 'skipped',
    );
    return ran.length > 0 && module!.ok();
  };
  let areProved = true;
  const report = (isProved: boolean, what: string) => {
    console.log(`${isProved ? 'missed  ' : 'UNPROVED'} ${what}`);
    areProved &&= isProved;
  };
  for (const { test, names } of named) {
    if (!(await passes(test, []))) report(false, `${test.join(' ')}: fails with all checks`);
    for (const [path, texts] of names)
      for (const name of texts) {
        const file = `server/src/features/${path}`;
        const id = checks.find((check) => check.file === file && check.name === name)?.id;
        const isProved = id !== undefined && !(await passes(test, [id]));
        report(isProved, `${file} ${name}: ${test.join(' ')}`);
      }
  }
  await vitest.close();
  return areProved;
}
