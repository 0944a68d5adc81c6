import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ROOT } from './root.ts';
import {
  installMissing,
  compareVersions,
  pathOf,
  runProgram,
  type SystemProgram,
} from './system-programs.ts';
import list from './system-programs.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'husvaer-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** A fake command, first in PATH. */
function install(command: string, script: string): string {
  const path = join(folder, command);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
/** A program that only prints a version. */
const installVersion = (command: string, version: string): string =>
  install(command, `echo "${command} version ${version}"`);

beforeEach(() => {
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  // No packages are installed in this test.
  install('apt-get', 'echo "E: Unable to locate package" >&2; exit 100');
});

const program = (input: Partial<SystemProgram>): SystemProgram => ({
  package: 'husvaer-no-such-package',
  purpose: 'a test',
  minVersion: '2.1',
  commands: ['husvaer-no-such-command'],
  ...input,
});

test.each([
  ['15', '15.18', -1],
  ['1.22.1', '1.19.4', 1],
  ['2.0', '2', 1],
  ['156.0.8078.73', '140', 1],
  ['3.0.20', '3.0.20', 0],
])('version %s compared with %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
  expect(Math.sign(compareVersions(other, one))).toBe(-sign || 0);
});

describe('a missing program', () => {
  test('is a program that is too old, and one that does not run', () => {
    const old = program({ commands: ['husvaer-old'] });
    installVersion('husvaer-old', '2.0.9');
    expect(installMissing([old])).toEqual([
      {
        package: 'husvaer-no-such-package',
        reason: expect.stringContaining('husvaer-old 2.1 or newer is needed, and '),
      },
    ]);
    installVersion('husvaer-old', '2.1');
    expect(installMissing([old])).toEqual([]);
    chmodSync(join(folder, 'husvaer-old'), 0o644);
    expect(installMissing([old])).toHaveLength(1);
  });

  test('is not a program whose path a variable has, or that another command replaces', () => {
    vi.stubEnv('HUSVAER_TEST_PROGRAM', installVersion('anything', '3'));
    expect(installMissing([program({ pathVariable: 'HUSVAER_TEST_PROGRAM' })])).toEqual([]);
    expect(installMissing([program({ alternatives: ['anything'] })])).toEqual([]);
  });

  test('a variable with a program that is too old is an error', () => {
    vi.stubEnv('HUSVAER_TEST_PROGRAM', installVersion('anything', '1'));
    expect(() => installMissing([program({ pathVariable: 'HUSVAER_TEST_PROGRAM' })])).toThrow(
      'HUSVAER_TEST_PROGRAM is wrong',
    );
  });
});

test('a program outside the list is not started', () => {
  expect(() => runProgram('ls', [])).toThrow('ls is not in script/system-programs.json.');
});

test('a program that is known to be missing is not searched for again', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('MISSING_SYSTEM_PROGRAMS', 'redis-server,openssl');
  expect(() => pathOf('redis-server')).toThrow(
    "redis-server 7.0 or newer is needed: install Debian's package redis-server.",
  );
});

test('README lists each package with its minimum version and purpose', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/ +/g, ' ');
  for (const { package: name, minVersion, purpose } of list)
    expect(readme).toContain(`| \`${name}\` | ${minVersion} | ${purpose} |`);
});
