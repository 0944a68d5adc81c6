import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { POLICY_SECONDS } from '@husvaer/domain/files/uploads';

/** A rule in the code: its name, how often, within how many seconds. */
const RULE =
  /name: '([^']+)',\s*points: ([\d_]+),\s*seconds: ([\w *]+?),?\s*(?:ofNode: true,?\s*)?\}/g;
/** Units of the rules' seconds. */
const KNOWN: Record<string, number> = { MINUTE: 60, HOUR: 3600, POLICY_SECONDS };
const UNITS: Record<string, number> = { minute: 60, minutes: 60, hour: 3600, hours: 3600 };

const secondsOf = (written: string): number =>
  written.split(' * ').reduce((product, part) => product * (KNOWN[part] ?? Number(part)), 1);

function rulesOfCode(): string[] {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(RULE)])
    .map(
      ([, name, points, seconds]) =>
        `${name}: ${Number(points!.replace('_', ''))} in ${secondsOf(seconds!)} s`,
    );
}

function rulesOfDocs(): string[] {
  const docs = readFileSync(`${import.meta.dirname}/../../docs/security.md`, 'utf8');
  const [, section = ''] = docs.split('### Limits');
  const rows = section
    .split('### Files')[0]!
    .matchAll(/^\| ([a-z -]+?) +\| ([\d,]+) in (?:a|an|(\d+)) (\w+) +\|/gm);
  return [...rows].map(
    ([, name, points, many = '1', unit]) =>
      `${name}: ${Number(points!.replace(',', ''))} in ${Number(many) * UNITS[unit!]!} s`,
  );
}

test('docs/security.md lists every limit with its value', () => {
  expect(rulesOfDocs().sort()).toEqual(rulesOfCode().sort());
});
