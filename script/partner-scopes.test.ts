import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { SCOPE_MEANINGS } from '../domain/src/partners/api-key.ts';
import { partners } from '../web/app/features/partners/messages/en.ts';
import { ROOT } from './root.ts';

test('the page of keys and the guide say of each scope what the description says', () => {
  const guide = readFileSync(join(ROOT, 'docs/partner-api.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([a-z:]+)` +\| ([^|]*?) +\|$/gm)];
  expect(Object.fromEntries(listed.map(([, scope, meaning]) => [scope, meaning]))).toEqual(
    SCOPE_MEANINGS,
  );
  const named = Object.entries(SCOPE_MEANINGS).map(([scope, meaning]) => [
    scope.replace(':', '_'),
    meaning,
  ]);
  expect(partners.keys.scopes).toEqual(Object.fromEntries(named));
});
