import { createRequire } from 'node:module';

import * as router from 'react-router';
import { expect, test } from 'vitest';

/** The version of React Router that `late-scripts.tsx` was last compared with. */
const COMPARED = '8.4.0';

test('late scripts match the Scripts of this React Router version', () => {
  const { version } = createRequire(import.meta.url)('react-router/package.json') as {
    version: string;
  };
  expect(
    version,
    `React Router is ${version} now. Compare its <Scripts> with web/app/platform/late-scripts.tsx: what it writes before the entry module (__reactRouterContext, __reactRouterManifest, __reactRouterRouteModules) and what it reads of the framework context. Run the browser tests, then write ${version} here.`,
  ).toBe(COMPARED);
  // The component reads these; without them it renders a page without scripts.
  expect(router).toHaveProperty('UNSAFE_FrameworkContext');
  expect(router).toHaveProperty('UNSAFE_DataRouterContext');
});
