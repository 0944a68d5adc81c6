import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

import { ROOT } from '../../../script/root.ts';
import { schema } from '../../src/schema.ts';
import { NOBODYS_ID } from '../full-scenario.ts';

const SAMPLES: Readonly<Record<string, unknown>> = {
  ID: NOBODYS_ID,
  String: 'text',
  Int: 1,
  Float: 1,
  Boolean: false,
  Kroner: 100,
  DateTime: '2026-11-25T16:00:00Z',
};

export const operationNames = (): string[] => {
  const written = schema();
  return [written.getQueryType()!, written.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  );
};

/** The schema as `script/generate` writes it: the types of one that Pothos made belong to another module of GraphQL. */
export const CONTRACT = buildSchema(readFileSync(join(ROOT, 'contract/schema.graphql'), 'utf8'));

/** What an operation is called with when nothing is known but its declaration. */
export function declaredCall(name: string): { call: string; variables: Record<string, unknown> } {
  const [word, type] =
    name in CONTRACT.getQueryType()!.getFields()
      ? (['query', CONTRACT.getQueryType()!] as const)
      : (['mutation', CONTRACT.getMutationType()!] as const);
  const field: GraphQLField<unknown, unknown> | undefined = type.getFields()[name];
  if (!field) throw new Error(`contract/schema.graphql has no ${name}. Run script/generate.`);
  const required = field.args.filter(isRequiredArgument);
  const listed = (part: (arg: (typeof required)[number]) => string) =>
    required.length > 0 ? `(${required.map(part).join(', ')})` : '';
  const declared = listed((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = listed((arg) => `${arg.name}: $${arg.name}`);
  return {
    call: `${word} ${declared} { ${name}${passed}${answered(field.type)} }`.replace('  ', ' '),
    variables: Object.fromEntries(required.map((arg) => [arg.name, sampleOf(arg.type)])),
  };
}

const FEATURES = join(ROOT, 'server/src/features');
/** What the `graphql.ts` of each feature say. */
const DECLARATIONS = globSync('**/graphql.ts', { cwd: FEATURES }).map((path) => ({
  feature: path.split(sep)[0]!,
  text: readFileSync(join(FEATURES, path), 'utf8'),
}));

/** The feature whose `graphql.ts` declares an operation: by its name as a text, or as a key. */
export function declaredBy(name: string): string {
  const declaration = new RegExp(`'${name}'|\\b${name}: \\{`);
  const [found, ...others] = new Set(
    DECLARATIONS.filter(({ text }) => declaration.test(text)).map(({ feature }) => feature),
  );
  if (!found || others.length > 0)
    throw new Error(`${name} must be named in the graphql.ts of one feature.`);
  return found;
}

/** The row to write for an operation, after its file; `by` and the ids are left to say. */
export function newRow(name: string): string {
  const { call, variables } = declaredCall(name);
  const shown = JSON.stringify(variables);
  return `server/testing/guard/operations/${declaredBy(name)}.ts: ${name}: { by: [], call: '${call}'${shown === '{}' ? '' : `, with: () => (${shown})`} },`;
}

function sampleOf(type: GraphQLInputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [sampleOf(given.ofType)];
  if (isEnumType(given)) return given.getValues()[0]!.name;
  if (!isInputObjectType(given)) return SAMPLES[given.name];
  return Object.fromEntries(
    Object.values(given.getFields())
      .filter(isRequiredInputField)
      .map((field) => [field.name, sampleOf(field.type)]),
  );
}

/** One field of an answer. */
function answered(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  const field = fields.find((one) => !isObjectType(getNamedType(one.type))) ?? fields[0]!;
  return ` { ${field.name}${answered(field.type)} }`;
}
