import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import type { Cell } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** The cells of each row, as another program reads the file: a number, or a text in quotes. */
function readSheet(file: Uint8Array): string[][] {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name]!);
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, input]) =>
    input!.replaceAll(/<.*?>/g, ''),
  );
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, row]) =>
      [...row!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes, inside]) => {
        const value = /<v>(.*?)<\/v>/s.exec(inside ?? '')?.[1] ?? '';
        return /t="s"/.test(attributes!) ? `'${texts[Number(value)]}'` : value;
      }),
  );
}

const fileOf = async (...rows: Cell[][]) =>
  readSheet(
    await xlsxFile(
      ['Leiekontrakt', 'Beløp'],
      (async function* () {
        yield rows;
      })(),
    ),
  );

test.each([
  '9-1',
  '1/1',
  '0000012000456',
  '8601.11.17947',
  '2026-11',
  '=1+1',
  'Åse «Sæther» & Co',
  '1 mai',
])('the text %s stays as it is', async (text) => {
  const [, [cell] = []] = await fileOf([text, null]);
  expect(cell).toBe(`'${text.replace('&', '&amp;')}'`);
});

test('amounts and days are numbers of the spreadsheet', async () => {
  const [head, row] = await fileOf([14_500_50n, -7_05n, 0n, 3, '2026-11-20']);
  expect(head).toEqual(["'Leiekontrakt'", "'Beløp'"]);
  // A day is the number of days since 30 December 1899.
  expect(row?.map(Number)).toEqual([14_500.5, -7.05, 0, 3, 46_346]);
});

test('amounts have two decimals, and days are written as in Norway', async () => {
  const file = await xlsxFile(
    ['Beløp'],
    (async function* () {
      yield [[1n, '2026-11-20']];
    })(),
  );
  const styles = strFromU8(unzipSync(file)['xl/styles.xml']!);
  expect(styles).toContain('#,##0.00');
  expect(styles).toContain('dd.mm.yyyy');
});
