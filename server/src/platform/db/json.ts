import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  type ColumnType,
  type Expression,
} from 'kysely';
import * as helpers from 'kysely/helpers/postgres';

import { camel, snake } from './names.ts';

/** A column of type `jsonb`: read as a value, written as text. */
export type Json<Value> = ColumnType<
  Value,
  null extends Value ? string | null | undefined : string,
  null extends Value ? string | null : string
>;

/** A value as JSON, with a bigint as text to keep every digit. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

/** Rows as JSON with the names of their columns, for `jsonb_populate_recordset`. */
export const writeJsonRows = (rows: readonly object[]): string =>
  writeJson(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])),
    ),
  );

/** A row from the driver or from JSON. In JSON a bigint is a number, of at most 2^53. */
export type OrFromJson<Row> = {
  [Key in keyof Row]: Row[Key] | (bigint extends Row[Key] ? number : never);
};

/** The rows of a query as a JSON array, with their names in camelCase. */
export const jsonArrayFrom = <Row>(query: Expression<Row>) =>
  helpers.jsonArrayFrom(withCamelNames(query));

/** The row of a query as JSON, with its names in camelCase; null when it has none. */
export const jsonObjectFrom = <Row>(query: Expression<Row>) =>
  helpers.jsonObjectFrom(withCamelNames(query));

/**
 * The database writes the keys of this JSON, so each column gets the alias that it has here. The alias is
 * raw, which keeps the plugin from turning it into snake_case.
 */
function withCamelNames<Row>(query: Expression<Row>): Expression<Row> {
  return {
    get expressionType() {
      return query.expressionType;
    },
    toOperationNode() {
      const node = query.toOperationNode();
      if (!SelectQueryNode.is(node)) throw new Error('Only a select becomes JSON.');
      return { ...node, selections: node.selections?.map(named) };
    },
  };
}

function named({ selection }: SelectionNode): SelectionNode {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias))
    return SelectionNode.create(AliasNode.create(selection.node, aliasOf(selection.alias.name)));
  const column = ReferenceNode.is(selection) ? selection.column : selection;
  if (!ColumnNode.is(column)) throw new Error('What becomes JSON names its columns.');
  return SelectionNode.create(AliasNode.create(selection, aliasOf(column.column.name)));
}

const aliasOf = (name: string) => RawNode.createWithSql(`"${camel(name)}"`);
