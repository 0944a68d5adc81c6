import { expect, test } from 'vitest';

import { retiredInSource, sourcesOf } from './names.ts';
import { ROOT } from './root.ts';

const found = (text: string, path = 'server/src/a.ts') =>
  retiredInSource(path, text).map(({ line, what }) => `${line} ${what}`);

test('a retired word is reported in a name and in a comment, with the word to use', () => {
  expect(found('const x = 1;\nexport function openDesk(keeperId: string) {}')).toEqual([
    '2 `openDesk` has “desk”: write back office or page',
    '2 `keeperId` has “keeper”: write owner, or what it stores',
  ]);
  expect(found('// Whoever comes first.\nconst x = 1;')).toEqual([
    '1 “whoever”: write a person who, people who or anyone',
  ]);
  expect(found('/* At the desk. */\n.a { color: red; }', 'web/app/a.css')).toEqual([
    '1 “desk”: write back office or page',
  ]);
  expect(found('a: 1 # in the house', 'compose.yaml')).toEqual([
    '1 “house”: write operator, platform, Husvær or application context',
  ]);
});

test('a file’s name is checked, too', () => {
  expect(found('', 'server/src/tell-browsers.ts')).toEqual([
    '1 the file’s name has “tell”: write notify, show or report',
  ]);
});

test('a member may have the name that the API has; a variable of one word may not', () => {
  expect(found('interface Release { asked: bigint; askedAt: string }')).toEqual([]);
  expect(found('const askedAt = 1;')).toEqual([]);
  expect(found('const asked = 1;')).toEqual([
    '1 `asked` has “asked”: write request, query or calls',
  ]);
});

test('a phrase and a code of the API keep a retired word', () => {
  expect(found('export function takeBackPayment() {}\nconst codes = { wrong_state: 1 };')).toEqual(
    [],
  );
  expect(found('function takeNext() {}\nconst wrong = 1;\nfunction askAgain() {}')).toEqual([
    '1 `takeNext` has “take”: write claim, receive, accept or read',
    '2 `wrong` has “wrong”: write problem, error or invalid',
    '3 `askAgain` has “ask”: write request, query, input or filters',
  ]);
});

test('the name of an event, listener or job is checked', () => {
  expect(found("const job = { name: 'payouts.tell_late', perform };")).toEqual([
    '1 `payouts.tell_late` has “tell”: write notify, show or report',
  ]);
});

test('uses, imports and other strings are not checked: their declaration is', () => {
  expect(found(`import { desk } from 'other';\ndesk('the desk').house;`)).toEqual([]);
});

test('all sources are checked, without generated ones', () => {
  const sources = sourcesOf(ROOT);
  expect(sources).toEqual(
    expect.arrayContaining(['compose.yaml', 'script/test', 'server/src/main.ts', '.ci/run']),
  );
  expect(sources.filter((path) => path.endsWith('.graphql.ts'))).toEqual([]);
});
