import { expect, test } from 'vitest';

import { csvLine } from './csv.ts';

test('amounts have a decimal comma and stay numbers, also below zero', () => {
  expect(csvLine([1_200_050n, -100n, 0n, 12, null])).toBe('12000,50;-1,00;0,00;12;\r\n');
});

test('values that would break a line or a cell are quoted', () => {
  expect(csvLine(['a;b', 'say "so"', 'two\nlines', 'æøå'])).toBe(
    '"a;b";"say ""so""";"two\nlines";æøå\r\n',
  );
});

test.each(['=1+1', '+47 412 34 567', '-2', '@SUM(A1)', '9-1', '1/1', '2026-11', '0000009000035'])(
  '%j is in the sheet as it is written',
  (cell) => {
    expect(csvLine([cell]).trimEnd()).toBe(`"=""${cell}"""`);
  },
);

test.each([
  '12:30',
  '3E5',
  '1,50',
  '12 %',
  'kr 100',
  '100 kr',
  '1 mai',
  'mai 27',
  '3. okt. 2026',
  ' 7 ',
])('%j does not become a number, day or time', (cell) => {
  expect(csvLine([cell]).trimEnd()).toBe(`"=""${cell}"""`);
});

test.each([
  '2027-01-04',
  'Storgata 3',
  '7080 Trondheim',
  '3. etasje',
  'Marsveien 4',
  '<1>',
  'æøå',
  'x 1',
  '1 x',
  '1 mai x',
  'x mai 1',
  '12027-01-04x',
])('%j is not changed', (cell) => {
  expect(csvLine([cell]).trimEnd()).toBe(cell);
});

test('words with quotes that would be a formula are one text, and no more', () => {
  expect(csvLine(['=HYPERLINK("http://x";"y")'])).toBe(
    `"=""=HYPERLINK(""""http://x"""";""""y"""")"""\r\n`,
  );
});

test('a formula holds 255 characters of a text', () => {
  const ones = (count: number) => '1'.repeat(count);
  expect(csvLine([ones(255)])).toBe(`"=""${ones(255)}"""\r\n`);
  expect(csvLine([ones(256)])).toBe(`${ones(256)}\r\n`);
  expect(csvLine([`=${ones(255)}`])).toBe(`'=${ones(255)}\r\n`);
});

test.each(['1\t2', '1\n2', '1\r2'])('%j, of two lines or columns, is not a formula', (cell) => {
  expect(csvLine([cell])).not.toContain('=');
});

test('what no formula can hold begins with an apostrophe where it would be one', () => {
  const long = '1'.repeat(300);
  expect(csvLine(['\t=1', `=${long}`, long])).toBe(`'\t=1;'=${long};${long}\r\n`);
});
