import { expect, test } from 'vitest';

import { contributorsTo } from './platform/feature.ts';
import { features } from './features.ts';

const listeners = contributorsTo(features, 'on').flatMap(({ name: feature, on }) =>
  on.map(({ name }) => ({ feature, name })),
);
const jobs = contributorsTo(features, 'jobs').flatMap(({ name: feature, jobs: its }) =>
  its.map(({ name }) => ({ feature, name })),
);

test('the name of a listener or job begins with its feature', () => {
  const prefixOf = (feature: string) => `${feature.replaceAll('-', '_')}.`;
  const others = [...listeners, ...jobs].filter(
    ({ feature, name }) => !name.startsWith(prefixOf(feature)),
  );
  expect(listeners.length).toBeGreaterThan(80);
  expect(others).toEqual([]);
});

test('no two listeners store "already handled" under the same name', () => {
  const names = listeners.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
