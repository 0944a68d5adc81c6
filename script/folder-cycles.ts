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
 * list → use-cases → list`. A file at the top of a feature counts as a folder. Tests may import anything of
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
    // A generated document names the fragments of components.
    if (/\.(test\.tsx?|graphql\.ts)$/.test(file)) continue;
    const from = partOf(file);
    for (const [, path = ''] of readFileSync(join(module, file), 'utf8').matchAll(IMPORT)) {
      const target = join(module, dirname(file), path);
      const to = partOf(relative(module, target));
      if (from === to || to === '..' || !existsSync(target)) continue;
      if (!isFeature(module) && [from, to].some((part) => part.includes('.'))) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The first folder of a path, or the file at the top of the module. */
const partOf = (path: string): string => path.split('/')[0]!;

/** The parts of other modules have an order, and their top files are what all may use. */
const isFeature = (module: string): boolean => /\/features\//.test(module);

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
