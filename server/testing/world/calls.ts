import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildSchema, getNamedType, isObjectType, type GraphQLField } from 'graphql';

const SCHEMA = buildSchema(
  readFileSync(fileURLToPath(import.meta.resolve('@husvaer/contract/schema.graphql')), 'utf8'),
);

/** The text of a mutation with one input, which asks for these fields of its answer. */
export function mutationText(name: string, fields = '__typename'): string {
  const field = SCHEMA.getMutationType()!.getFields()[name] as GraphQLField<unknown, unknown>;
  if (!field) throw new Error(`There is no mutation '${name}'.`);
  const selection = isObjectType(getNamedType(field.type)) ? ` { ${fields} }` : '';
  return `mutation ($inputData: ${String(field.args[0]!.type)}) { ${name}(inputData: $inputData)${selection} }`;
}
