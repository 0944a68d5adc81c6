import { expect, test } from 'vitest';

import { coalesce } from './coalesce.ts';

test('calls during a run are one more run, that of the last call', async () => {
  const runs: string[] = [];
  const first = Promise.withResolvers<void>();
  const run = coalesce();
  const recorded = (name: string, until?: Promise<void>) => async () => {
    runs.push(name);
    await until;
    return false;
  };
  const done = run(recorded('first', first.promise));
  for (const name of ['second', 'third', 'fourth']) void run(recorded(name));
  expect(runs).toEqual(['first']);
  first.resolve();
  await done;
  expect(runs).toEqual(['first', 'fourth']);
  await run(recorded('fifth'));
  expect(runs).toEqual(['first', 'fourth', 'fifth']);
});

test('a run is repeated as long as it says so, unless another was called', async () => {
  const runs: string[] = [];
  const run = coalesce();
  const repeated = (name: string, times: number) => async () => {
    runs.push(name);
    await Promise.resolve();
    return runs.filter((one) => one === name).length < times;
  };
  await run(repeated('list', 3));
  expect(runs).toEqual(['list', 'list', 'list']);
  const done = run(repeated('old list', 3));
  void run(repeated('new list', 2));
  await done;
  expect(runs.slice(3)).toEqual(['old list', 'new list', 'new list']);
});
