import fc, { type Arbitrary } from 'fast-check';
import type {
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';

import type { Value, Values } from './values.ts';

/** Depth of selections, objects in each, and characters of a document: within the limits of the endpoint. */
const DEPTH = 5;
const OBJECTS_MAX = 4;
const DOCUMENT_MAX = 6000;
/** Documents for each operation; each document is compiled once. */
const DOCUMENTS = 4;

interface GraphqlRequest {
  operation: string;
  isMutation: boolean;
  query: string;
  variables: Record<string, Value>;
}

/** Calls of each operation of a schema, equally often, with arguments generated from their types. */
export function graphqlCalls(
  schema: GraphQLSchema,
  values: Values,
  seed: number,
): Arbitrary<GraphqlRequest> {
  const known = new Map<string, Arbitrary<Value>>();

  function input(type: GraphQLInputType, name: string, where: string): Arbitrary<Value> {
    const { isNeeded, isList, named } = unwrapped(type);
    const one = values.seldomMisshapen(inputOf(named, name, where));
    const value = isList ? values.list(one) : one;
    return isNeeded ? value : fc.oneof({ weight: 9, arbitrary: value }, fc.constant(null));
  }
  function inputOf(type: GraphQLNamedType, name: string, where: string): Arbitrary<Value> {
    if (isA(type, 'GraphQLEnumType'))
      return fc.oneof(
        {
          weight: 30,
          arbitrary: fc.constantFrom(...(type as any).getValues().map((one: any) => one.name)),
        },
        { weight: 1, arbitrary: values.hostile },
      );
    if (isA(type, 'GraphQLInputObjectType')) {
      const made = known.get(type.name);
      if (made) return made;
      // Recursive types find themselves by name.
      known.set(type.name, fc.constant(null));
      const fields = Object.entries((type as any).getFields() as Record<string, any>);
      const object = values.object(
        Object.fromEntries(
          fields.map(([field, { type: of }]) => [
            field,
            { value: input(of, field, where), isNeeded: unwrapped(of).isNeeded },
          ]),
        ),
      );
      known.set(type.name, object);
      return object;
    }
    switch (type.name) {
      case 'ID':
        return values.id(name, where);
      case 'Int':
        return values.whole;
      case 'Float':
      case 'Kroner':
        return values.number;
      case 'Boolean':
        return values.yesOrNo;
      case 'DateTime':
        return values.moment;
      default:
        return values.text(name);
    }
  }

  function callsOf(kind: 'query' | 'mutation', operation: GraphQLField<unknown, unknown>) {
    const declared = operation.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const given = operation.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const documents = fc
      .sample(requestOf(operation.type, DEPTH), { seed, numRuns: DOCUMENTS * 8 })
      .filter((fields) => fields.length < DOCUMENT_MAX)
      .slice(0, DOCUMENTS)
      .map((fields) =>
        operation.args.length > 0
          ? `${kind} (${declared}) { ${operation.name}(${given})${fields} }`
          : `${kind} { ${operation.name}${fields} }`,
      );
    known.clear();
    return fc.record<GraphqlRequest>({
      operation: fc.constant(operation.name),
      isMutation: fc.constant(kind === 'mutation'),
      query: fc.constantFrom(...documents),
      variables: fc.record(
        Object.fromEntries(
          operation.args.map(({ name, type }) => [name, input(type, name, operation.name)]),
        ),
      ),
    });
  }
  const operations = [
    ...Object.values(schema.getQueryType()!.getFields()).map((one) => callsOf('query', one)),
    ...Object.values(schema.getMutationType()!.getFields()).map((one) => callsOf('mutation', one)),
  ];
  return fc.oneof(...operations);
}

/** A selection of a type: all its scalar fields, and some of its objects, to a depth. */
function requestOf(type: GraphQLOutputType, depth: number): Arbitrary<string> {
  const { named } = unwrapped(type);
  if (isA(named, 'GraphQLUnionType') || isA(named, 'GraphQLInterfaceType'))
    return fc.constant(' { __typename }');
  if (!isA(named, 'GraphQLObjectType')) return fc.constant('');
  const fields = Object.values((named as GraphQLObjectType).getFields()).filter(
    ({ args }) => args.length === 0,
  );
  const leaves = fields.filter(({ type: of }) => isLeaf(of)).map(({ name }) => name);
  const others = depth > 1 ? fields.filter(({ type: of }) => !isLeaf(of)) : [];
  return fc
    .subarray(others, {
      minLength: Math.min(1, others.length),
      maxLength: Math.min(OBJECTS_MAX, others.length),
    })
    .chain((some) =>
      fc.tuple(
        ...some.map((field) => requestOf(field.type, depth - 1).map((of) => field.name + of)),
      ),
    )
    .map((parts) => ` { ${['__typename', ...leaves, ...parts].join(' ')} }`);
}

const isLeaf = (type: GraphQLOutputType) => {
  const { named } = unwrapped(type);
  return isA(named, 'GraphQLScalarType') || isA(named, 'GraphQLEnumType');
};

/** By name, not by class: a test's graphql may be another copy than the server's. */
const isA = (type: object, name: string) =>
  (type as { [Symbol.toStringTag]: string })[Symbol.toStringTag] === name;

function unwrapped(type: GraphQLInputType | GraphQLOutputType) {
  const isNeeded = isA(type, 'GraphQLNonNull');
  let isList = false;
  let named: object = type;
  while ('ofType' in named) {
    isList ||= isA(named, 'GraphQLList');
    named = named.ofType as object;
  }
  return { isNeeded, isList, named: named as GraphQLNamedType };
}
