import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { oreToKroner } from '@husvaer/domain/kernel/money';

/** A cell: text, a whole number, or an amount in øre. */
export type Cell = string | number | bigint | null;

/** Text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A date is written as a date, so that spreadsheets can sort and count by it. */
export const DAY = /^\d{4}-\d\d-\d\d$/;
/**
 * Text that a Norwegian spreadsheet would read as a number, a date or a time: `9-1`, `1/1`, `2026-11`,
 * `0071`, `3E5`, `kr 100`.
 */
const FIGURES = /^((kr\.?|nok) ?)?\d[\d\s.,:/\-%e+]*(kr\.?|nok)?$/i;
/** Text that it would read as a day of a month: `1 mai`, `mai 27`, `3. okt. 2026`. */
const MONTH =
  'jan(uar)?|feb(ruar)?|mars?|apr(il)?|mai|may|jun[ei]?|jul[iy]?|aug(ust)?|sep(t|tember)?|o[kc]t(ober)?|nov(ember)?|de[sc](ember)?';
const IN_MONTH = new RegExp(
  `^(\\d{1,2}[ .-]*(${MONTH})\\.?([ .-]*\\d{2,4})?|(${MONTH})\\.?[ .-]*\\d{1,4})$`,
  'i',
);
/** Characters of a text in a formula, at most. */
const FORMULA_TEXT_MAX = 255;
/** Spreadsheets recognise UTF-8 by it. */
const BOM = '\uFEFF';

/**
 * A line in the format Norwegian spreadsheets read: semicolons, and kroner with a decimal comma. Text that a
 * spreadsheet would convert is written as `="9-1"`, which it shows unchanged; text that would be a formula
 * and is too long for that begins with an apostrophe.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'bigint') return oreToKroner(cell).toFixed(2).replace('.', ',');
  if (typeof cell === 'number') return String(cell);
  return quoted(asText(cell));
}

const isFigure = (text: string) => FIGURES.test(text) || IN_MONTH.test(text);

function asText(cell: string): string {
  const isFormula = FORMULA.test(cell);
  if (!isFormula && (DAY.test(cell) || !isFigure(cell.trim()))) return cell;
  const isShort = cell.length <= FORMULA_TEXT_MAX && !/[\t\r\n]/.test(cell);
  if (isShort) return `="${cell.replaceAll('"', '""')}"`;
  return isFormula ? `'${cell}` : cell;
}

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Sends these rows as a CSV file; the rows come in batches. */
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
