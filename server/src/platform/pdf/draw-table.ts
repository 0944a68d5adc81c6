import type { Column, TableBlock } from './document-text.ts';
import {
  unbreakable,
  MUTED_INK,
  GAP,
  LINE_GAP,
  MARGIN,
  needs,
  roomOf,
  RULE,
  widthOf,
  type Pdf,
} from './page.ts';
import { setFont } from './typefaces.ts';

/** Points above and below the text of a row. */
const PADDING = 2;

/**
 * Draws a table with a rule below its headings and above its total, in the current text size. Its end stays on
 * a page with the next `follower` points.
 */
export function drawTable(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  block: TableBlock,
  follower: number,
): void {
  const table = pdf.struct('Table');
  parent.add(table);
  const [headings, ...below] = rowsOf(block);
  const heights = below.map((row) => heightOf(pdf, row));
  const [first = 0] = heights;
  // Headings stay with the first row, and the total with the last.
  needs(pdf, heightOf(pdf, headings) + first);
  drawHeadings(pdf, headings, table);
  for (const [index, row] of below.entries()) {
    const rest = heights.slice(index).reduce((sum, height) => sum + height, 0);
    const isEnd = index === below.length - 1 || below[index + 1]?.isTotal;
    const fits = Math.min(isEnd ? rest + follower : heights[index]!, roomOf(pdf));
    if (pdf.y + fits > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      drawHeadings(pdf, headings, null);
    }
    if (row.isTotal) drawRule(pdf);
    drawRow(pdf, row, table);
  }
  table.end();
  pdf.x = MARGIN;
  pdf.moveDown(0.5);
}

/** The height of the table, in points. */
export const heightOfTable = (pdf: Pdf, block: TableBlock): number =>
  rowsOf(block).reduce((sum, row) => sum + heightOf(pdf, row), 0);

interface Row {
  columns: readonly Column[];
  cells: readonly string[];
  isHeading?: boolean;
  isTotal?: boolean;
}

/** The rows, headings first. */
const rowsOf = ({ columns, rows, total }: TableBlock): [Row, ...Row[]] => [
  { columns, cells: columns.map(({ heading }) => heading), isHeading: true },
  ...rows.map((cells) => ({ columns, cells })),
  ...(total ? [{ columns, cells: total, isTotal: true }] : []),
];

const weightOf = ({ isHeading, isTotal }: Row) => (isHeading || isTotal ? 'bold' : 'plain');

/** The text options of a cell: sums have digits of equal width. */
const howOf = (pdf: Pdf, { share, isAmount }: Column) => ({
  width: share * widthOf(pdf) - GAP / 2,
  lineGap: LINE_GAP,
  align: isAmount ? ('right' as const) : ('left' as const),
  features: isAmount ? ['tnum' as const] : [],
});

function heightOf(pdf: Pdf, row: Row): number {
  const heights = row.columns.map((column, index) => {
    const text = row.cells[index] ?? '';
    return setFont(pdf, weightOf(row), text).heightOfString(unbreakable(text), howOf(pdf, column));
  });
  return Math.max(...heights) + 2 * PADDING;
}

/**
 * Draws the headings and a rule below them. Repeated on a later page they are artifacts, since they were read
 * before.
 */
function drawHeadings(pdf: Pdf, headings: Row, table: PDFKit.PDFStructureElement | null): void {
  drawRow(pdf, headings, table);
  drawRule(pdf);
}

function drawRow(pdf: Pdf, row: Row, table: PDFKit.PDFStructureElement | null): void {
  const height = heightOf(pdf, row);
  const top = pdf.y + PADDING;
  const tagged = table && pdf.struct('TR');
  if (tagged) table.add(tagged);
  let left = MARGIN;
  for (const [index, column] of row.columns.entries()) {
    const x = column.isAmount ? left + GAP / 2 : left;
    const text = row.cells[index] ?? '';
    const write = () => {
      setFont(pdf, weightOf(row), text).text(unbreakable(text), x, top, howOf(pdf, column));
    };
    if (tagged) {
      const cell = pdf.struct(row.isHeading ? 'TH' : 'TD', {}, write);
      if (row.isHeading) headsColumn(pdf, cell);
      tagged.add(cell);
    } else {
      pdf.markContent('Artifact', { type: 'Pagination' });
      write();
      pdf.endMarkedContent();
    }
    left += column.share * widthOf(pdf);
  }
  tagged?.end();
  pdf.y = top + height - PADDING;
}

/** Marks a heading as a column's (ISO 32000-1, section 14.8.5.7); pdfkit's types lack it. */
function headsColumn(pdf: Pdf, cell: PDFKit.PDFStructureElement): void {
  const attributes = pdf.ref({ O: 'Table', Scope: 'Column' });
  (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data['A'] =
    attributes;
  attributes.end(undefined);
}

/** An artifact: screen readers skip it. */
function drawRule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(RULE)
    .stroke(MUTED_INK);
  pdf.endMarkedContent();
}
