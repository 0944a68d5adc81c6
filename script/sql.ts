/**
 * The one guard of SQL:
 *
 * - Only files named `store.ts`, and the platform, may have a value that can write a statement. A value is
 *   judged by its type, so the check does not depend on how it was imported: directly, by another name,
 *   through a `public.ts`, in a list, or as a result or parameter of a function.
 * - One feature writes a table, and only it and the features after it read the table. The tables are those in
 *   the statements of the stores.
 * - No feature hands out what writes or locks its rows: see `store-writers.ts`.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

import { ROOT } from './root.ts';
import { HANDED_OUT, writerProblems, type HandedOut } from './store-writers.ts';
import { forEachNode, methodOf } from './syntax.ts';

const MAY = /\/store\.ts$|\/platform\/|\.test\.ts$/;
/** The declarations of types that write statements: Kysely, the drivers, and our own session below Kysely. */
const WRITERS = /\/node_modules\/(kysely|pg|@types\/pg|@electric-sql\/pglite)\//;
const DATABASE = /\/server\/src\/platform\/db\/[^/]+\.ts$/;
/** The members of the platform's `Database` that give access to it. */
const WAYS_IN = ['kysely', 'session', 'engine'];
/** How deeply a type is searched. Kysely's own types are infinitely deep. */
const DEPTH = 5;

const STORE = /^server\/src\/features\/([^/]+)\/(?:.*\/)?store\.ts$/;
const WRITING = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const READING = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'from', 'using'];
/** The same in the text of a statement. */
const WRITTEN =
  /\b(?:insert into|update|delete from|merge into)\s+([a-z_]+)\s*(?:\(|set\b|where\b|using\b|as\b|select\b)/g;
const READ = /\b(?:from|join)\s+([a-z_]+)/g;

/** The problems of the SQL of a repository whose features have this order, a line each, sorted. */
export function findSqlProblems(
  workspace: string,
  order: readonly string[],
  handedOut: HandedOut = {},
): string[] {
  const files = globSync('server/src/**/*.ts', { cwd: workspace }).map((file) =>
    join(workspace, file),
  );
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const writes = createJudge(checker);

  const found: string[] = [];
  const uses = new Map<string, TableUse>();
  for (const source of program.getSourceFiles()) {
    const path = relative(workspace, source.fileName);
    const [, feature] = STORE.exec(path) ?? [];
    if (feature) addTables(uses, feature, source);
    if (!path.startsWith('server/src/') || MAY.test(path)) continue;
    const refuse = (node: ts.Node, why: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1}: ${why}`);
    };
    const visit = (node: ts.Node): void => {
      for (const name of namesBroughtIn(node)) {
        if (writes(symbolsBehind(checker, name))) refuse(name, `\`${name.text}\` can write SQL`);
      }
      if (isModuleBroughtInWhole(node) && writes(exportsOf(checker, node)))
        refuse(node, 'what is exported here can write SQL');
      if (isPackageOfWriter(node)) refuse(node, `\`${node.text}\` is imported`);
      if (isWayIntoDatabase(checker, node))
        refuse(node, `\`${node.text}\` of the database is used`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [
    ...found,
    ...ownerProblems(uses, order),
    ...writerProblems(program, workspace, handedOut),
  ].sort();
}

/** The features that use a table. */
interface TableUse {
  writers: Set<string>;
  readers: Set<string>;
}

/** Adds the tables that a store names. */
function addTables(uses: Map<string, TableUse>, feature: string, store: ts.SourceFile): void {
  const add = (kind: keyof TableUse, name: string) => {
    // `leaseTenant as tenant` is the table lease_tenant.
    const table = /^\w*/
      .exec(name)![0]
      .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const use = uses.get(table) ?? { writers: new Set(), readers: new Set() };
    use[kind].add(feature);
    uses.set(table, use);
  };
  forEachNode(store, (node) => {
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      for (const [, table] of node.getText().matchAll(WRITTEN)) add('writers', table!);
      for (const [, table] of node.getText().matchAll(READ)) add('readers', table!);
    }
    const method = methodOf(node);
    const [given] = method && ts.isCallExpression(node) ? node.arguments : [];
    if (!method || !given || !ts.isStringLiteralLike(given)) return;
    if (WRITING.includes(method)) add('writers', given.text);
    if (READING.includes(method)) add('readers', given.text);
  });
}

/** A table with two writers, and one that a feature reads whose writer comes after it. */
const ownerProblems = (uses: ReadonlyMap<string, TableUse>, order: readonly string[]): string[] =>
  [...uses].flatMap(([table, { writers, readers }]) => {
    const [owner, another] = writers;
    if (another) return [`${table}: ${[...writers].sort().join(' and ')} write it`];
    if (!owner) return [];
    return [...readers]
      .filter((reader) => order.indexOf(reader) < order.indexOf(owner))
      .map((reader) => `${table}: ${reader} reads it, and comes before ${owner}`);
  });

/** Names that a file imports or re-exports. */
function namesBroughtIn(node: ts.Node): ts.Identifier[] {
  const name =
    (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isImportClause(node)) &&
    node.name;
  return name && ts.isIdentifier(name) ? [name] : [];
}

const symbolsBehind = (checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol[] => {
  const symbol = ts.isExportSpecifier(name.parent)
    ? checker.getExportSpecifierLocalTargetSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!symbol) return [];
  return [symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol];
};

/** The module's name in `import * as`, `export * from` and `import()`. */
function isModuleBroughtInWhole(node: ts.Node): node is ts.StringLiteral {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (ts.isExportDeclaration(parent))
    return !parent.exportClause || ts.isNamespaceExport(parent.exportClause);
  const bindings = ts.isImportDeclaration(parent) && parent.importClause?.namedBindings;
  return Boolean(bindings && ts.isNamespaceImport(bindings));
}

const exportsOf = (checker: ts.TypeChecker, name: ts.StringLiteral): ts.Symbol[] => {
  const module = checker.getSymbolAtLocation(name);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
};

/** With a type of Kysely's, a cast could turn anything into SQL, so its types must not be imported either. */
const isPackageOfWriter = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  (ts.isImportDeclaration(node.parent) ||
    ts.isExportDeclaration(node.parent) ||
    ts.isLiteralTypeNode(node.parent) ||
    ts.isCallExpression(node.parent)) &&
  /^(kysely|pg|@electric-sql\/pglite)(\/|$)/.test(node.text);

/** `database.kysely`, also as `const { kysely } = database`. */
function isWayIntoDatabase(checker: ts.TypeChecker, node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || !WAYS_IN.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return isOfDatabase(checker.getSymbolAtLocation(node));
  if (!ts.isBindingElement(parent) || (parent.propertyName ?? parent.name) !== node) return false;
  return isOfDatabase(checker.getTypeAtLocation(parent.parent).getProperty(node.text));
}

const isOfDatabase = (symbol: ts.Symbol | undefined): boolean =>
  Boolean(symbol?.declarations?.some((one) => DATABASE.test(one.getSourceFile().fileName)));

/** Returns a function that says whether one of these symbols is a value that can write SQL. */
function createJudge(checker: ts.TypeChecker): (symbols: readonly ts.Symbol[]) => boolean {
  const known = new Map<ts.Symbol, boolean>();
  const judge = (symbol: ts.Symbol): boolean => {
    // Types don't exist at run time.
    if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
    let answer = known.get(symbol);
    if (answer === undefined)
      known.set(
        symbol,
        (answer = mayWrite(checker, checker.getTypeOfSymbol(symbol), new Set(), 0)),
      );
    return answer;
  };
  return (symbols) => symbols.some(judge);
}

function mayWrite(
  checker: ts.TypeChecker,
  type: ts.Type,
  seen: Set<ts.Type>,
  depth: number,
): boolean {
  if (depth > DEPTH || seen.has(type)) return false;
  seen.add(type);
  if (isWriter(type)) return true;
  const within = (part: ts.Type) => mayWrite(checker, part, seen, depth + 1);
  if (type.isUnionOrIntersection()) return type.types.some(within);
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const reference = type as ts.TypeReference;
  if (checker.getTypeArguments(reference)?.some(within)) return true;
  for (const signature of type.getCallSignatures()) {
    if (within(signature.getReturnType())) return true;
    // A callback that receives a statement may extend it.
    for (const parameter of signature.getParameters())
      if (within(checker.getTypeOfSymbol(parameter))) return true;
  }
  if (isOurs(type)) {
    for (const property of type.getProperties())
      if (within(checker.getTypeOfSymbol(property))) return true;
    const member = type.getStringIndexType();
    if (member && within(member)) return true;
  }
  return false;
}

/** Kysely's classes and interfaces. Its aliases (`Selectable`) are plain rows, and results are counts. */
const isWriter = ({ symbol }: ts.Type): boolean =>
  Boolean(
    symbol &&
    symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) &&
    !/^(Insert|Update|Delete|Merge|Query)Result$/.test(symbol.name) &&
    symbol.declarations?.some((one) => WRITERS.test(one.getSourceFile().fileName)),
  );

/**
 * The types that are searched. Library objects have very many properties, and none of them come from a store.
 * The platform's `Database` may be passed on: access to its members is checked where they are used.
 */
const isOurs = ({ symbol }: ts.Type): boolean =>
  !symbol?.declarations?.some((one) => {
    const { fileName } = one.getSourceFile();
    return fileName.includes('/node_modules/') || DATABASE.test(fileName);
  });

if (import.meta.main) {
  const { FEATURE_ORDER } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
    FEATURE_ORDER: string[];
  };
  const found = findSqlProblems(ROOT, FEATURE_ORDER, HANDED_OUT);
  for (const line of found) console.log(line);
  if (found.length > 0) {
    console.log('All SQL is in files named store.ts: give a function that runs it, and its rows.');
    console.log('One feature writes a table. The features after it read it.');
    console.log('A feature hands out verbs that check their rules, not what writes its rows.');
    process.exitCode = 1;
  }
}
