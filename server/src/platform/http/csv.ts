import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { oreToKroner } from '@husvaer/domain/kernel/money';

/** A cell: words, a whole number, or an amount in øre. */
export type Cell = string | number | bigint | null;

/** What a spreadsheet would work out as a formula instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;
/** By which spreadsheets know that the file is UTF-8. */
const BOM = '\uFEFF';

/**
 * A line as Norwegian spreadsheets read it: semicolons, and kroner with a decimal comma. Words that
 * would be a formula begin with an apostrophe.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'bigint') return oreToKroner(cell).toFixed(2).replace('.', ',');
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Answers with a file of these rows, which come a few at a time. */
export function sendCsv(
  reply: FastifyReply,
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[][]>,
): FastifyReply {
  async function* text() {
    yield BOM + csvLine(head);
    for await (const some of rows) yield some.map(csvLine).join('');
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment')
    .send(Readable.from(text()));
}
