import { expect, test } from 'vitest';

import { unusedOperations, checkUnused, unusedProblems } from './unused-operations.ts';

const SCHEMA = `
  type Query { getHome(id: ID!): String getHomes: [String!]! }
  type Mutation { addHome(name: String!): String removeHome: Boolean }
`;

test('each operation of the API has a screen, or says why it has none', () => {
  expect(checkUnused()).toEqual([]);
});

test('a document uses the operation that it begins with', () => {
  const documents = [
    'query Home($id: ID!) { first: getHome(id: $id) }',
    'mutation Add($name: String!) { addHome(name: $name) }',
  ];
  expect(unusedOperations(SCHEMA, documents)).toEqual(['getHomes', 'removeHome']);
});

test('an operation without a screen is reported, and so is an unused exception', () => {
  const why = 'programs alone ask for it';
  expect(unusedProblems(['getHomes'], {})).toEqual([
    'getHomes has no screen: no document of web/ requests it',
  ]);
  expect(unusedProblems(['getHomes'], { getHomes: why })).toEqual([]);
  expect(unusedProblems([], { getHomes: why })).toEqual([
    'getHomes needs no exception: it has a screen, or is not in the schema',
  ]);
});
