/** Runs every bench, and reports those that no longer work. */
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

import { failed, lacking, passed, type Outcome } from './outcome.ts';
import { ROOT } from './root.ts';
import { performAll, run } from './run.ts';

const FOLDER = join(ROOT, 'bench');
/** With `--smoke` a bench takes some ten seconds on an idle machine, and one more than it has cores run at once. */
const SMOKE = { args: ['--smoke'], limit: 300, atOnce: 3 };
/** In full a bench takes up to an hour and a half, and measures alone. */
const FULL = { args: [], limit: 3 * 3600, atOnce: 1 };
/** They draw what they do: in full, with the seed of the night. */
const SEEDED = ['crash', 'mutated'];
/** They take the longest, so they start first. */
const LONGEST = ['page', 'search'];

/**
 * Runs every command in `bench/` with `--smoke`, some at the same time, or in full. One that needs one of the
 * `missing` packages is skipped.
 */
export function runBenches(
  missing: readonly string[],
  { isFull }: { isFull: boolean },
): Promise<Outcome> {
  const size = isFull ? FULL : SMOKE;
  const names = readdirSync(FOLDER)
    .filter((name) => extname(name) === '')
    .sort((one, other) => Number(LONGEST.includes(other)) - Number(LONGEST.includes(one)));
  return performAll(names, (name) => perform(name, missing, size), { atOnce: size.atOnce });
}

async function perform(
  name: string,
  missing: readonly string[],
  { args, limit }: typeof SMOKE,
): Promise<Outcome> {
  const what = `bench/${name}`;
  const begun = performance.now();
  const isNew = args.length === 0 && SEEDED.includes(name);
  const all = [...args, ...(isNew ? [`--seed=${process.env['TEST_SEED'] ?? 1}`] : [])];
  const { ok, isOverdue, output } = await run([join(FOLDER, name), ...all], {
    quiet: true,
    seconds: limit,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const lacked = missing.find((one) => output.includes(`install Debian's package ${one}`));
  if (!ok && lacked) {
    console.log(`skipped ${what}`);
    return lacking(what, lacked);
  }
  const fault = isOverdue ? `it did not end within ${limit} s` : ok ? faultOf(output) : 'it failed';
  console.log(`${fault ? 'FAILED' : 'ok    '} ${what} (${seconds} s)`);
  if (!fault) return passed;
  console.log(output.trimEnd());
  return failed(`${what}: ${fault}`);
}

/** Why an output contains no measurement, or undefined: every row of its tables must have finite numbers. */
export function faultOf(output: string): string | undefined {
  const tables = tablesIn(output);
  if (tables.length === 0) return 'it prints no table';
  if (tables.some((rows) => rows.length === 0)) return 'it prints a table without rows';
  const bad = tables.flat().find(({ cells }) => !hasFigures(cells));
  return bad && `it prints no figure where one should be: ${bad.line}`;
}

/** A cell may be empty, but not all of them. The first one is the row's name. */
function hasFigures([, ...cells]: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^-?\d/.test(cell));
}

interface Row {
  line: string;
  cells: string[];
}

/** The rows of each table by `bench/table.ts` in an output. */
function tablesIn(output: string): Row[][] {
  const lines = output.split('\n');
  return lines.flatMap((rule, index) => {
    if (!/^-+(  -+)+$/.test(rule)) return [];
    const columns = [...rule.matchAll(/-+/g)].map(({ index: from, 0: { length } }) => ({
      from,
      to: from + length,
    }));
    const rest = lines.slice(index + 1);
    const rows = rest.slice(
      0,
      rest.findIndex((line) => line.trim() === ''),
    );
    return [
      rows.map((line) => ({
        line,
        cells: columns.map(({ from, to }) => line.slice(from, to).trim()),
      })),
    ];
  });
}
