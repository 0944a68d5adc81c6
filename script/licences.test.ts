import { expect, test } from 'vitest';

import { productionPackages, refusedLicences } from './licences.ts';

const packages = productionPackages();

test('all installed packages may be distributed', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(refusedLicences(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', true],
  ['no licence', true],
  ['UNLICENSED', true],
  ['SEE LICENSE IN LICENSE.md', true],
  ['(MIT AND GPL-2.0)', true],
  ['(BSD-3-Clause OR GPL-2.0)', false],
  ['(MIT AND Zlib)', false],
])('%s is refused: %s', (licence, isRefused) => {
  const refused = refusedLicences([...packages, { name: 'another', licence }]);
  expect(refused).toEqual(isRefused ? [`another is under ${licence}`] : []);
});

test('an exception covers the package that it names, and fails when no package needs it', () => {
  const without = packages.filter(({ name }) => name !== 'dejavu-fonts-ttf');
  expect(refusedLicences(without)).toEqual(['nothing needs the exception for dejavu-fonts-ttf']);
  const other = { name: '@img/sharp-new', licence: 'GPL-3.0-only' };
  expect(refusedLicences([...packages, other])).toEqual(['@img/sharp-new is under GPL-3.0-only']);
});
