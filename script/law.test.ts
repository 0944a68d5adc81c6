import { expect, test } from 'vitest';

import { LAWS, SECTIONS_READ_ON, type Law } from '../domain/src/legal/sections.ts';
import { namedIn, namedSections, type Named } from './law.ts';

const named = namedSections();
const laws = Object.entries<Law>(LAWS);
const isKnown = ({ law, section }: Named) => law !== null && section in LAWS[law].sections;

test('every section that a text, the code or the docs name was read', () => {
  expect(named.filter((one) => !isKnown(one))).toEqual([]);
});

test('every section that was read is named', () => {
  const names = new Set(named.map(({ law, section }) => `${law} § ${section}`));
  const listed = laws.flatMap(([law, { sections }]) =>
    Object.keys(sections).map((section) => `${law} § ${section}`),
  );
  expect(listed.filter((one) => !names.has(one))).toEqual([]);
});

test('no copy is older than the last change of its law, nor younger than the day it was read', () => {
  for (const [, { changedOn, read }] of laws) {
    if ('notRead' in read) continue;
    expect(read.of >= (changedOn ?? '')).toBe(true);
    expect(read.of <= SECTIONS_READ_ON).toBe(true);
  }
});

test('each law is known by each of its names, in every way of writing a section', () => {
  for (const [law, { otherNames, sections }] of laws)
    for (const name of [law, ...otherNames])
      for (const section of Object.keys(sections))
        for (const text of [
          `${name} § ${section}`,
          `${name.toUpperCase()}, section ${section}`,
          `(${name} (${law.length}) §&nbsp;${section})`,
        ])
          expect(namedIn('a.ts', text)).toMatchObject([{ law, section }]);
});

test.each<[text: string, found: string[]]>([
  ['(husleieloven § 4-18)', ['husleieloven 4-18']],
  ['Tenancy Act, sections 3-5 and 3-6', ['husleieloven 3-5', 'husleieloven 3-6']],
  ['husleieloven §§ 7-2 til 7-4', ['husleieloven 7-2', 'husleieloven 7-3', 'husleieloven 7-4']],
  ['husleieloven\n * §&nbsp;9-3', ['husleieloven 9-3']],
  [
    'Enforcement Act § 4-18, cf. § 13-2',
    ['tvangsfullbyrdelsesloven 4-18', 'tvangsfullbyrdelsesloven 13-2'],
  ],
  ['less than the Tenancy Act allows (§ 1-2)', ['husleieloven 1-2']],
  ['varsel etter § 4-18', ['tvangsfullbyrdelsesloven 4-18']],
  ['a section that two laws have: § 3-6', ['null 3-6']],
  ['design.md § 5', []],
])('“%s” names %j', (text, found) => {
  expect(namedIn('a.ts', text).map(({ law, section }) => `${law} ${section}`)).toEqual(found);
});
