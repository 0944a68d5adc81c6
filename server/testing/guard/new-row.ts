import {
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

import { schema } from '../../src/schema.ts';
import { NOBODYS_ID } from '../full-scenario.ts';

type Field = GraphQLField<unknown, unknown>;

const SAMPLES: Readonly<Record<string, unknown>> = {
  ID: NOBODYS_ID,
  String: 'text',
  Int: 1,
  Float: 1,
  Boolean: false,
  Kroner: 100,
  DateTime: '2026-11-25T16:00:00Z',
};

/** All operations of the schema, with the word that a document begins with. */
const operations = (): { word: 'query' | 'mutation'; fields: Record<string, Field> }[] => [
  { word: 'query', fields: schema().getQueryType()!.getFields() },
  { word: 'mutation', fields: schema().getMutationType()!.getFields() },
];

export const operationNames = (): string[] =>
  operations().flatMap(({ fields }) => Object.keys(fields));

/** What an operation is called with when nothing is known but its declaration. */
export function declaredCall(name: string): { call: string; variables: Record<string, unknown> } {
  const { word, fields } = operations().find((some) => name in some.fields)!;
  const { args, type } = fields[name]!;
  const required = args.filter(isRequiredArgument);
  const listed = (part: (arg: (typeof args)[number]) => string) =>
    required.length > 0 ? `(${required.map(part).join(', ')})` : '';
  const declared = listed((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = listed((arg) => `${arg.name}: $${arg.name}`);
  return {
    call: `${word} ${declared} { ${name}${passed}${answered(type)} }`.replace('  ', ' '),
    variables: Object.fromEntries(required.map((arg) => [arg.name, sampleOf(arg.type)])),
  };
}

/** The row of `OPERATIONS` to write for an operation; `by` and the ids are left to say. */
export function newRow(name: string): string {
  const { call, variables } = declaredCall(name);
  const shown = JSON.stringify(variables);
  return `${name}: { by: [], call: '${call}'${shown === '{}' ? '' : `, with: () => (${shown})`} },`;
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
