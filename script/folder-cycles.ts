import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders with modules whose sub-folders have an order: each feature, and each part of a workspace. */
const ROOTS = [
  'server/src/features',
  'web/app/features',
  'server/src',
  'web/app',
  'domain/src',
  'demo/src',
];
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Folders of one module that import each other, directly or indirectly: each as `server/src/features/leases:
 * list → use-cases → list`. Files at the top of a module are in no folder, and tests may import anything of
 * their module.
 */
export function folderCycles(workspace: string): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(join(workspace, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'features')
      .flatMap(({ name }) => {
        const module = join(root, name);
        return cyclesOf(importsOf(join(workspace, module))).map(
          (cycle) => `${module}: ${cycle.join(' → ')}`,
        );
      }),
  );
}

/** The folders that each folder of a module imports. */
function importsOf(module: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: module }).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const from = folderOf(file);
    for (const [, path = ''] of readFileSync(join(module, file), 'utf8').matchAll(IMPORT)) {
      const target = join(module, dirname(file), path);
      const to = folderOf(relative(module, target));
      if (!from || !to || from === to || to === '..' || !existsSync(target)) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The first folder of a path; undefined for a file at the top of the module. */
const folderOf = (path: string): string | undefined =>
  path.includes('/') ? path.split('/')[0] : undefined;

/** Cycles in the order they are found; each folder is in one at most. */
function cyclesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start !== -1) cycles.push([...path.slice(start), folder]);
    if (done.has(folder)) return;
    done.add(folder);
    for (const next of imports.get(folder) ?? []) visit(next, [...path, folder]);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return cycles;
}
