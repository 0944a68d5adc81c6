import { expect, test } from 'vitest';

import { mutationProblems, useCaseProblems, checkUseCases } from './use-cases.ts';

test('each GraphQL field has a function and a file of its name in use-cases/', () => {
  expect(checkUseCases()).toEqual([]);
});

const GRAPHQL = `
  import { findHome } from './store.ts';
  import { getHome } from './use-cases/get-home.ts';
  const readHome = () => 1;
  const answer = (useCase) => runner.run(viewer, thenRead(useCase, getHome), 1);
  runner.read(viewer, findHome, 1);
  context.runner.run(viewer, readHome, 1);`;

test('a wrong name, a missing file and a use case in another folder are reported', () => {
  const sources = new Map([
    ['homes/use-cases/get-home.ts', 'export async function getHome() {}'],
    ['homes/use-cases/let-home.ts', 'export const rentOut = 1;'],
    ['homes/graphql.ts', GRAPHQL],
  ]);
  expect(
    useCaseProblems(['getHome', 'sellHome', 'homeOfMine'], sources, {
      homeOfMine: 'getHome',
      getHome: 'getHome',
      gone: 'getHome',
    }),
  ).toEqual([
    'homes/use-cases/let-home.ts exports no function letHome',
    'sellHome has no file use-cases/sell-home.ts',
    'getHome is not an exception: no such field, or a use case has its name',
    'gone is not an exception: no such field, or a use case has its name',
    'homes/graphql.ts runs findHome, which is not imported from use-cases/ or a public.ts',
    'homes/graphql.ts runs readHome, which is not imported from use-cases/ or a public.ts',
  ]);
});

test('a mutation of the web has the name of its field, unless several mutations use the field', () => {
  const documents = new Map([
    ['home/let-home.graphql', 'mutation LetHome($id: ID!) {\n  letHome(id: $id) { _id }\n}'],
    ['home/sell.graphql', 'mutation Sell {\n  sellHome { _id }\n}'],
    ['home/paint-red.graphql', 'mutation PaintRed {\n  paintHome(red: true) { _id }\n}'],
    ['home/paint-blue.graphql', 'mutation PaintBlue {\n  paintHome(red: false) { _id }\n}'],
  ]);
  expect(mutationProblems(documents)).toEqual([
    'home/sell.graphql: Sell uses sellHome, and must have its name',
  ]);
});
