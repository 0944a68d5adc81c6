import { expect, test } from 'vitest';

import { formatTable } from '../bench/table.ts';
import { faultOf } from './benches.ts';

const HEADING = ['', 'requests/s', 'memory'];
const printed = (...rows: string[][]) =>
  `PostgreSQL, 300 homes\n\n${formatTable(HEADING, rows)}\n\nmore text\n`;

test.each([
  ['figures with a unit', printed(['ours', '980', '341 MB'], ['bare', '1,138.5', '-0.3 MB'])],
  ['an empty cell', printed(['plain copy', '8474', ''])],
  ['a name that is not a figure', printed(['NaN', '1', '2'])],
  ['two tables', printed(['ours', '1', '2']) + printed(['bare', '3', '4'])],
])('%s is a measurement', (_, output) => {
  expect(faultOf(output)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['words alone', 'PostgreSQL, 300 homes\n\nmemory / bare: 0.85\n'],
])('%s is not a table', (_, output) => {
  expect(faultOf(output)).toBe('it prints no table');
});

test('a table needs rows', () => {
  expect(faultOf(printed(['ours', '1', '2']) + printed())).toBe('it prints a table without rows');
});

test.each([
  [['ours', 'NaN', '341 MB']],
  [['ours', 'Infinity', '341 MB']],
  [['ours', '-Infinity', '341 MB']],
  [['ours', 'undefined', '341 MB']],
  [['ours', '980', 'NaN MB']],
  [['ours', '', '']],
])('%j lacks a figure', (row) => {
  expect(faultOf(printed(['bare', '1138', '172 MB'], row))).toMatch(
    /^it prints no figure where one should be: ours /,
  );
});
