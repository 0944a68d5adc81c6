/**
 * Checks where use cases are and how they are named (CONTRIBUTING, "One use case through all layers"): for a
 * field of Query or Mutation `publishListing` the function `publishListing` in a file
 * `use-cases/publish-listing.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { buildSchema } from 'graphql';
import ts from 'typescript';

import { ROOT } from './root.ts';

const FEATURES = 'server/src/features';

/** Fields whose function has another name, by field. */
const OTHER_NAMES: Record<string, string> = {
  // The specification names these after the caller, or without a verb (section 7).
  favoriteListingIds: 'getFavoriteListingIds',
  getAllInvoiceForPartnerPublicSite: 'getFiledInvoices',
  getAllInvoicePaymentForALease: 'getPayments',
  getFilesForPublicApp: 'getFiles',
  getFullPayoutHistory: 'getPayoutHistory',
  getSingleLeaseForPublicSite: 'getLease',
  myProfile: 'getProfile',
  partnersSubDomain: 'findSite',
  payoutDetails: 'getPayout',
  realtimeOptions: 'getRealtimeOptions',
  unreadConversationCount: 'getUnreadConversationCount',
  // Part of a lease.
  getLeaseTenants: 'getLease',
  // The same for several leases.
  adjustRents: 'adjustRent',
};

/** The sources of features, by path from the repository's root. */
type Sources = ReadonlyMap<string, string>;

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replace(/-(\w)/g, (part) => part.slice(1).toUpperCase());

/** The problems, one sentence each. */
export function useCaseProblems(
  fields: readonly string[],
  sources: Sources,
  otherNames: Readonly<Record<string, string>>,
): string[] {
  const files = [...sources.keys()].filter((path) => path.includes('/use-cases/'));
  const named = new Set(files.map((path) => basename(path, '.ts')));
  return [
    ...files
      .filter((path) => !exportsFunction(sources.get(path)!, camel(basename(path, '.ts'))))
      .map((path) => `${path} exports no function ${camel(basename(path, '.ts'))}`),
    ...fields
      .filter((field) => !named.has(kebab(otherNames[field] ?? field)))
      .map((field) => `${field} has no file use-cases/${kebab(otherNames[field] ?? field)}.ts`),
    ...Object.keys(otherNames)
      .filter((field) => !fields.includes(field) || named.has(kebab(field)))
      .map((field) => `${field} is not an exception: no such field, or a use case has its name`),
    ...[...sources].flatMap(([path, text]) =>
      basename(path) === 'graphql.ts'
        ? passedToRunner(path, text).map(
            (name) => `${path} runs ${name}, which is not imported from use-cases/ or a public.ts`,
          )
        : [],
    ),
  ];
}

const exportsFunction = (text: string, name: string): boolean =>
  new RegExp(`^export (async )?(function\\*?|const) ${name}\\b`, 'm').test(text);

/** The functions that a file passes to `runner` by name, if they are its own or not from a use case. */
function passedToRunner(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const allowed = new Set(
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return [];
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const names = statement.importClause?.namedBindings;
      return /\/use-cases\/|\/public\.ts$/.test(from) && names && ts.isNamedImports(names)
        ? names.elements.map(({ name }) => name.text)
        : [];
    }),
  );
  const parameters = new Set<string>();
  const passed: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) || ts.isBindingElement(node))
      parameters.add(node.name.getText(source));
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (called === 'thenRead') passed.push(...identifiers(node.arguments.slice(0, 2)));
      if (/(^|\.)runner\.(run|read|readLagging)$/.test(called))
        passed.push(...identifiers(node.arguments.slice(1, 2)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // A function that is passed as a parameter is checked at the caller.
  return passed.filter((name) => !allowed.has(name) && !parameters.has(name));
}

const identifiers = (nodes: readonly ts.Node[]): string[] =>
  nodes.flatMap((node) => (ts.isIdentifier(node) ? [node.text] : []));

/** The web's mutations whose name differs from their field, if no other mutation uses the field. */
export function mutationProblems(documents: Sources): string[] {
  const fields = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/^mutation (\w+)[^{]*\{\s*(\w+)/gm)].map(([, name = '', field = '']) => ({
      path,
      name,
      field,
    })),
  );
  const unique = fields.filter(
    ({ field }) => fields.filter((one) => one.field === field).length === 1,
  );
  return unique
    .filter(
      ({ path, name, field }) =>
        basename(path) !== `${kebab(field)}.graphql` ||
        name !== `${field[0]?.toUpperCase()}${field.slice(1)}`,
    )
    .map(({ path, name, field }) => `${path}: ${name} uses ${field}, and must have its name`);
}

/** {@link useCaseProblems} for this repository. */
export function checkUseCases(): string[] {
  const schema = buildSchema(readFileSync(join(ROOT, 'contract/schema.graphql'), 'utf8'));
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const paths = globSync(`${FEATURES}/**/*.ts`, { cwd: ROOT }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const documents = globSync('web/app/**/*.graphql', { cwd: ROOT });
  return [
    ...useCaseProblems(fields, sources, OTHER_NAMES),
    ...mutationProblems(
      new Map(documents.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
    ),
  ];
}
