import writeExcelFile, { type SheetData } from 'write-excel-file/node';

import { oreToKroner } from '@husvaer/domain/kernel/money';

import { DAY, type Cell } from './csv.ts';

/** Maximum characters of a cell in Excel. */
const TEXT_MAX = 32_767;
/** Minimum width of a column, in characters. */
const WIDTH_MIN = 12;

/**
 * A workbook with one sheet (ISO 29500), whose headings stay visible. Text stays text, including `9-1` and a
 * KID with leading zeros; dates and amounts are numbers.
 */
export async function xlsxFile(
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[][]>,
): Promise<Buffer> {
  const sheet: SheetData = [head.map((value) => ({ type: String, value, fontWeight: 'bold' }))];
  for await (const some of rows) for (const row of some) sheet.push(row.map(written));
  const columns = head.map(({ length }) => ({ width: Math.max(length + 2, WIDTH_MIN) }));
  return writeExcelFile(sheet, { columns, stickyRowsCount: 1 }).toBuffer();
}

function written(cell: Cell): SheetData[number][number] {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'bigint')
    return { type: Number, value: oreToKroner(cell), format: '#,##0.00' };
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (DAY.test(cell)) return { type: Date, value: new Date(cell), format: 'dd.mm.yyyy' };
  return { type: String, value: cell.slice(0, TEXT_MAX) };
}
