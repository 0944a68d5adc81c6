import { expect, test } from 'vitest';

import { deliveryName } from './platform/former-names.ts';
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
  const stored = listeners.map(({ name }) => deliveryName(name));
  expect(stored.filter((name, index) => stored.indexOf(name) !== index)).toEqual([]);
});
