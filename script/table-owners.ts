/** Finds which features write and read each table, by the statements in their stores. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = 'server/src/features';
const BUILT = {
  writes: /\.(?:insertInto|updateTable|deleteFrom)\(\s*['"`]([a-z_]+)/g,
  reads: /\.(?:selectFrom|innerJoin|leftJoin|from)\(\s*['"`]([a-z_]+)/g,
};
const WRITTEN = /\b(?:insert into|update|delete from)\s+([a-z_]+)\s*(?:\(|set\b|where\b|using\b)/g;

/** A table's features, by name. */
interface TableUse {
  writers: Set<string>;
  readers: Set<string>;
}

/** The use of each table in the repository at `root`. */
export function tableUses(root: string): Map<string, TableUse> {
  const uses = new Map<string, TableUse>();
  const add = (table: string, kind: keyof TableUse, feature: string) => {
    const use = uses.get(table) ?? { writers: new Set(), readers: new Set() };
    use[kind].add(feature);
    uses.set(table, use);
  };
  for (const path of globSync(`${FEATURES}/**/*.ts`, { cwd: root })) {
    if (path.endsWith('.test.ts')) continue;
    const feature = path.split('/')[FEATURES.split('/').length]!;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, table] of text.matchAll(BUILT.writes)) add(table!, 'writers', feature);
    for (const [, table] of text.matchAll(WRITTEN)) add(table!, 'writers', feature);
    for (const [, table] of text.matchAll(BUILT.reads)) add(table!, 'readers', feature);
  }
  return uses;
}

/**
 * The problems, one sentence each: a table with two writers, and one that a feature reads whose writer comes
 * after it in `order`.
 */
export function ownerProblems(
  uses: ReadonlyMap<string, TableUse>,
  order: readonly string[],
): string[] {
  return [...uses].flatMap(([table, { writers, readers }]) => {
    const [owner, another] = writers;
    if (another) return [`${table}: ${[...writers].sort().join(' and ')} write it`];
    if (!owner) return [];
    return [...readers]
      .filter((reader) => reader !== owner && order.indexOf(reader) < order.indexOf(owner))
      .map((reader) => `${table}: ${reader} reads it, and comes before ${owner}`);
  });
}
