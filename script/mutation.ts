/** See script/mutation. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { DOMAIN, SERVER } from './mutated-files.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';

const SETS: Record<string, readonly string[]> = { domain: DOMAIN, server: SERVER };

const EXCEPT = ['!**/errors.ts', '!**/*.test.ts'];

const patterns = process.argv.slice(2).flatMap(
  // Stryker splits the list at commas, also those in braces.
  (name) => SETS[name] ?? (isFolder(name) ? [`${name}/**/*.ts`, ...EXCEPT] : name),
);
const { ok } = await run([
  'stryker',
  'run',
  ...(patterns.length > 0 ? ['--mutate', patterns.join(',')] : []),
]);
process.exitCode = ok ? 0 : 1;

function isFolder(name: string): boolean {
  return statSync(join(ROOT, name)).isDirectory();
}
