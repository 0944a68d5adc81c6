import { expect, test } from 'vitest';

import { csvLine } from './csv.ts';

test('amounts have a decimal comma and stay numbers, also below zero', () => {
  expect(csvLine([1_200_050n, -100n, 0n, 12, null])).toBe('12000,50;-1,00;0,00;12;\r\n');
});

test('what would break a line or a cell is quoted', () => {
  expect(csvLine(['a;b', 'say "so"', 'two\nlines', 'æøå'])).toBe(
    '"a;b";"say ""so""";"two\nlines";æøå\r\n',
  );
});

test.each(['=1+1', '+47 412 34 567', '-2', '@SUM(A1)', '\t=1'])('%j is no formula', (cell) => {
  expect(csvLine([cell]).trimEnd()).toBe(`'${cell}`);
});

test('a formula with a semicolon is both made harmless and quoted', () => {
  expect(csvLine(['=HYPERLINK("http://x";"y")'])).toBe(`"'=HYPERLINK(""http://x"";""y"")"\r\n`);
});
