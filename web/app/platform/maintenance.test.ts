import { expect, test } from 'vitest';

import { afterMaintenance, maintenanceFrom } from './maintenance.ts';

const back = (address: string) => afterMaintenance(new URL(address, 'http://x').searchParams);

test.each([
  '/find-home?city=Bergen&view=map#top',
  '/login?returnTo=%2Finbox',
  '/listing/1',
  '/api/unsubscribe/abc?a=b',
])('a waiting visitor is led back to %s', (path) => {
  expect(back(maintenanceFrom(path))).toBe(path);
});

test.each([
  '/maintenance',
  '/maintenance?returnTo=%2Fmaintenance',
  '/maintenance?returnTo=https://evil.example/',
  '/maintenance?returnTo=//evil.example',
])('a visitor who came by %s goes to the search', (address) => {
  expect(back(address)).toBe('/find-home');
});
