/**
 * Writes generated files: contract/schema.graphql from the server, contract/src/schema-types.ts with the
 * enums and inputs that the web's documents use, and next to each document a .graphql.ts with the types of
 * its operations and fragments, and each operation with the fragments that it uses.
 * With --check nothing is written; a difference ends with exit code 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  separateOperations,
  stripIgnoredCharacters,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';

import { schema } from '../server/src/schema.ts';
import { limitRules } from '../server/src/platform/graphql/limits.ts';
import { openPglite } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { printTables } from './tables.ts';

const ROOT = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const drifted: string[] = [];

write('server/src/platform/db/tables.gen.ts', await tables());

const printed = `${printSchema(lexicographicSortSchema(schema()))}\n`;
write('contract/schema.graphql', printed);

const documents = globSync('web/app/**/*.graphql', { cwd: ROOT })
  .sort()
  .map((path) => ({ path, document: parse(readFileSync(resolve(ROOT, path), 'utf8')) }));
/**
 * Fragments are shared between files, so all documents are parsed as one. Operations come first: `api.ts`
 * recognises a query by its first word.
 */
const whole: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: documents
    .flatMap(({ document }) => document.definitions)
    .toSorted((one, other) => Number(isFragment(one)) - Number(isFragment(other))),
};
const asBuilt = buildSchema(printed);
const errors = validate(asBuilt, whole);
if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
/** Each operation as it is sent, with its fragments. Throws if one exceeds the server's limits. */
const operationsAlone = separateOperations(whole);
for (const alone of Object.values(operationsAlone)) validate(asBuilt, alone, limitRules);
const fragments = documents.flatMap(({ path, document }) =>
  document.definitions.filter(isFragment).map((node) => ({
    isExternal: true,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    node,
    path,
  })),
);

write(
  'contract/src/schema-types.ts',
  `// Made by script/generate from the web's documents.\n\n${await typesOf(whole, { generateOperationTypes: false })}\n`,
);
for (const { path, document } of documents) {
  write(`${path}.ts`, await operationModule(path, document));
}

if (drifted.length > 0) {
  process.stderr.write(
    `Out of date, run script/generate:\n${drifted.map((path) => `  ${path}\n`).join('')}`,
  );
  process.exit(1);
}

/** The types of the tables that the migrations make. */
async function tables(): Promise<string> {
  const database = await openPglite(null);
  try {
    await migrate(database);
    return await database.session(printTables);
  } finally {
    await database.close();
  }
}

async function operationModule(path: string, document: DocumentNode): Promise<string> {
  const types = await typesOf(document, {
    // The tilde marks a package, not a path.
    importSchemaTypesFrom: '~@husvaer/contract/schema-types',
    externalFragments: fragments.filter((fragment) => fragment.path !== path),
  });
  const constants = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const { value } = definition.name;
    const suffix = definition.operation === 'query' ? 'Query' : 'Mutation';
    return `export const ${value}: Operation<${value}${suffix}, ${value}${suffix}Variables> = {
  name: ${JSON.stringify(value)},
  source: ${JSON.stringify(stripIgnoredCharacters(print(operationsAlone[value]!)))},
};`;
  });
  const imports = [
    ...(constants.length > 0
      ? [`import type { Operation } from '@husvaer/contract/operation';`]
      : []),
    ...fragmentImports(path, document),
  ];
  return `${[`// Made by script/generate from ${basename(path)}.`, ...imports].join('\n')}

${[types, ...constants].join('\n\n')}
`;
}

/** Type imports of fragments in other files. They make the order of features apply to documents too. */
function fragmentImports(path: string, document: DocumentNode): string[] {
  const spread = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) });
  return fragments
    .filter((fragment) => fragment.path !== path && spread.has(fragment.name))
    .map((fragment) => {
      const from = relative(dirname(path), `${fragment.path}.ts`);
      return `import type { ${fragment.name}Fragment } from '${from.startsWith('.') ? from : `./${from}`}';`;
    });
}

async function typesOf(document: DocumentNode, config: Record<string, unknown>): Promise<string> {
  const types = await codegen({
    filename: 'types.ts',
    schema: parse(printed),
    schemaAst: asBuilt,
    documents: [{ location: 'types', document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      scalars: {
        Kroner: 'number',
        DateTime: 'string',
        ID: 'string',
        SearchWords: 'string | boolean',
      },
      enumType: 'string-literal',
      skipTypename: true,
      useTypeImports: true,
      namespacedImportName: 'Types',
      inlineFragmentTypes: 'combine',
      ...config,
    },
  });
  return types.trim();
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function write(path: string, text: string): void {
  const file = resolve(ROOT, path);
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The file is new.
  }
  if (before === text) return;
  if (check) drifted.push(path);
  else writeFileSync(file, text);
}
