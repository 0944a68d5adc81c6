import { expect, test } from 'vitest';

import { mutationProblems, useCaseProblems, checkUseCases } from './use-cases.ts';

test('each GraphQL field is a function of its name, in a file of its name in use-cases/', () => {
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
    'no file use-cases/sell-home.ts answers sellHome',
    'getHome needs no other name: no such field, or a use case has its name',
    'gone needs no other name: no such field, or a use case has its name',
    'homes/graphql.ts runs findHome, which is imported from no use-cases/ and no public.ts',
    'homes/graphql.ts runs readHome, which is imported from no use-cases/ and no public.ts',
  ]);
});

test('a document of the web has the name of the field it asks for, unless several ask for it', () => {
  const documents = new Map([
    ['home/let-home.graphql', 'mutation LetHome($id: ID!) {\n  letHome(id: $id) { _id }\n}'],
    ['home/sell.graphql', 'mutation Sell {\n  sellHome { _id }\n}'],
    ['home/paint-red.graphql', 'mutation PaintRed {\n  paintHome(red: true) { _id }\n}'],
    ['home/paint-blue.graphql', 'mutation PaintBlue {\n  paintHome(red: false) { _id }\n}'],
  ]);
  expect(mutationProblems(documents)).toEqual([
    'home/sell.graphql: Sell asks for sellHome, and has its name',
  ]);
});
