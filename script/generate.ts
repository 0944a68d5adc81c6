/**
 * Writes what is derived: contract/schema.graphql from the server, contract/src/schema-types.ts with
 * the enums and inputs that the web's documents name, and beside each document a .graphql.ts.
 * With --check nothing is written; a difference ends with exit code 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  separateOperations,
} from 'graphql';

import { schema } from '../server/src/app.ts';

const ROOT = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const drifted: string[] = [];

const printed = `${printSchema(lexicographicSortSchema(schema()))}\n`;
write('contract/schema.graphql', printed);

const documents = globSync('web/app/**/*.graphql', { cwd: ROOT })
  .sort()
  .map((path) => ({ path, source: readFileSync(resolve(ROOT, path), 'utf8') }));

write(
  'contract/src/schema-types.ts',
  `// Made by script/generate from the web's documents.\n\n${await typesOf(
    documents.map(({ source }) => source).join('\n'),
    { generateOperationTypes: false },
  )}\n`,
);
for (const { path, source } of documents) {
  write(`${path}.ts`, await operationModule(basename(path), source));
}

if (drifted.length > 0) {
  process.stderr.write(
    `Out of date, run script/generate:\n${drifted.map((path) => `  ${path}\n`).join('')}`,
  );
  process.exit(1);
}

async function operationModule(name: string, source: string): Promise<string> {
  const document = parse(source);
  const types = await typesOf(source, {
    // The tilde: a package, not a path.
    importSchemaTypesFrom: '~@husvaer/contract/schema-types',
  });
  const operationCount = document.definitions.filter(
    ({ kind }) => kind === 'OperationDefinition',
  ).length;
  const constants = document.definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' || !definition.name) return [];
    const { value } = definition.name;
    // Each goes over the wire alone, with the fragments that it names.
    const alone = operationCount === 1 ? source : print(separateOperations(document)[value]!);
    const suffix = definition.operation === 'query' ? 'Query' : 'Mutation';
    return `export const ${value}: Operation<${value}${suffix}, ${value}${suffix}Variables> = {
  name: ${JSON.stringify(value)},
  source: ${JSON.stringify(squeeze(alone))},
};`;
  });
  return `// Made by script/generate from ${name}.
import type { Operation } from '@husvaer/contract/operation';

${types}

${constants.join('\n\n')}
`;
}

async function typesOf(source: string, config: Record<string, unknown>): Promise<string> {
  const types = await codegen({
    filename: 'types.ts',
    schema: parse(printed),
    schemaAst: buildSchema(printed),
    documents: [{ location: 'types', document: parse(source) }],
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
      ...config,
    },
  });
  return types.trim();
}

/** The document without what only people need: it goes over the wire with every call. */
function squeeze(source: string): string {
  return source.replace(/#.*$/gm, '').replace(/\s+/g, ' ').trim();
}

function write(path: string, text: string): void {
  const file = resolve(ROOT, path);
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // It is new.
  }
  if (before === text) return;
  if (check) drifted.push(path);
  else writeFileSync(file, text);
}
