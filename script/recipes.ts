/**
 * Proves the recipes of CONTRIBUTING: each is a patch that follows it to the letter. For each hunk of a patch, a
 * copy of the work tree gets all the others, and a check must then fail. See script/recipes.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT } from './root.ts';
import { run } from './run.ts';
import { runProgram } from './system-programs.ts';

interface Recipe {
  /** The tests that CONTRIBUTING names for it, by project. */
  unit: readonly string[];
  api: readonly string[];
  /** Hunks that no check can name, by their file, and why. */
  unnamed: Readonly<Record<string, string>>;
}

const A_WORD = 'a word and its translations: only a reader knows that one is missing';

export const RECIPES: Readonly<Record<string, Recipe>> = {
  'listing-field': {
    unit: ['script/migrations.test.ts', 'script/listing-form.test.ts'],
    api: [
      'server/src/personal-columns.test.ts',
      'server/src/features/listings/every-field.test.ts',
    ],
    unnamed: { 'GLOSSARY.md': A_WORD },
  },
  'table-with-operations': {
    unit: [
      'script/migrations.test.ts',
      'script/data-protection.test.ts',
      'script/unused-operations.test.ts',
      'script/use-cases.test.ts',
      'script/folder-cycles.test.ts',
      'web/app/messages.test.ts',
    ],
    api: [
      'server/src/personal-columns.test.ts',
      'server/src/features/leases/home-notes',
      'server/src/guard.test.ts',
      'server/src/safeguards.test.ts',
    ],
    unnamed: {
      'GLOSSARY.md': A_WORD,
      'server/src/features/leases/home-notes/home-notes.test.ts': 'a test, which names others',
    },
  },
};

export const patchOf = (recipe: string): string =>
  join(ROOT, `script/recipe-patches/${recipe}.patch`);

export interface Hunk {
  file: string;
  /** What git prints before the first hunk of the file. */
  head: string;
  text: string;
}

export const hunksIn = (patch: string): Hunk[] =>
  patch.split(/^(?=diff --git )/m).flatMap((part) => {
    const [head = '', ...texts] = part.split(/^(?=@@ )/m);
    const file = /^diff --git a\/(\S+) /.exec(head)![1]!;
    return texts.map((text) => ({ file, head, text }));
  });

const patchFrom = (hunks: readonly Hunk[]): string =>
  hunks.map(({ head, text }, at) => (hunks[at - 1]?.head === head ? text : head + text)).join('');

/** Creates the work tree once more, with the same packages. Packages of the work tree itself are the copy's. */
function copyTo(folder: string): void {
  const git = ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of runProgram('git', git).stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(ROOT, 'server/node_modules'), join(folder, 'server/node_modules'));
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    // Caches have the paths of the other tree.
    if (name.startsWith('.') && name !== '.bin') continue;
    const from = join(ROOT, 'node_modules', name);
    if (name === '@husvaer')
      cpSync(from, join(packages, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, join(packages, name));
  }
}

const typesOf = (project: string) => `tsc -p ${project} --noEmit --singleThreaded`;
const testsOf = (project: string, files: readonly string[]) =>
  `vitest run --project ${project} --tags-filter=!nightly ${files.join(' ')}`;

/** Returns the first check that fails after these hunks, with its output; undefined if all pass. */
async function firstFailure(
  recipe: Recipe,
  hunks: readonly Hunk[],
  copies: string,
): Promise<{ check: string; output: string } | undefined> {
  const folder = mkdtempSync(join(copies, 'copy-'));
  try {
    copyTo(folder);
    writeFileSync(join(folder, 'the.patch'), patchFrom(hunks));
    const sources = new Set(hunks.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)));
    const checks = [
      'git apply the.patch',
      'node script/generate.ts',
      typesOf('domain'),
      `oxlint ${[...sources].join(' ')}`,
      testsOf('unit', recipe.unit),
      'react-router typegen',
      typesOf('web'),
      typesOf('server'),
      typesOf('.'),
      ...recipe.api.map((file) => testsOf('api', [file])),
    ];
    for (const check of checks) {
      const cwd = check.startsWith('react-router') ? join(folder, 'web') : folder;
      const { ok, output } = await run(check.split(' '), { cwd, quiet: true });
      if (!ok) return { check, output };
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tries the whole recipe, and the recipe without each of these hunks, or without each of all. */
async function prove(name: string, numbers: readonly number[], copies: string): Promise<boolean> {
  const recipe = RECIPES[name]!;
  const hunks = hunksIn(readFileSync(patchOf(name), 'utf8'));
  const failed = await firstFailure(recipe, hunks, copies);
  if (failed) {
    console.log(`FAILED  ${name}, complete: ${failed.check}\n${failed.output.trimEnd()}`);
    return false;
  }
  console.log(`passed  ${name}, complete`);
  let areNamed = true;
  for (const [at, left] of hunks.entries()) {
    if (numbers.length > 0 && !numbers.includes(at + 1)) continue;
    const named = await firstFailure(recipe, hunks.toSpliced(at, 1), copies);
    const why = recipe.unnamed[left.file];
    const isFine = (named === undefined) === (why !== undefined);
    areNamed &&= isFine;
    console.log(
      `${isFine ? 'ok     ' : 'UNNAMED'} ${name} ${at + 1} ${left.file}: ${named?.check ?? `no check, ${why ?? 'and no reason'}`}`,
    );
  }
  return areNamed;
}

if (import.meta.main) {
  const copies = mkdtempSync(join(tmpdir(), 'husvaer-recipes-'));
  // Also after an interruption.
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  const { positionals } = parseArgs({ allowPositionals: true });
  const [only, ...numbers] = positionals;
  for (const name of only === undefined ? Object.keys(RECIPES) : [only])
    if (!(await prove(name, numbers.map(Number), copies))) process.exitCode = 1;
}
