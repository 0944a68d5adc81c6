import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { features } from '../server/src/features.ts';
import { ROOT } from './root.ts';

test('each call that the guide on the site names is one of the partner API', () => {
  const guide = readFileSync(join(ROOT, 'web/app/features/pages/texts/partner-guide.ts'), 'utf8');
  const named = [...guide.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call]) => call!);
  const calls = features
    .flatMap(({ partnerCalls }) => partnerCalls?.calls ?? [])
    .map(({ method, path }) => `${method} ${path}`);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((call) => !calls.includes(call))).toEqual([]);
});
