import type { Column, TableBlock } from './document-text.ts';
import { drawn, FAINT, GAP, LINE_GAP, MARGIN, needs, roomOf, widthOf, type Pdf } from './page.ts';

/** Points above and beneath a row's words. */
const PADDING = 2;
const RULE = 0.5;

/** Draws a table with a rule beneath its headings and above its last row, in the size of text that is set. */
export function drawTable(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  { columns, rows, total }: TableBlock,
): void {
  const table = pdf.struct('Table');
  parent.add(table);
  // Headings stay with the first row.
  needs(pdf, 4 * pdf.currentLineHeight());
  drawRow(pdf, table, { columns, cells: columns.map(({ heading }) => heading), isHeading: true });
  drawRule(pdf);
  for (const cells of rows) drawRow(pdf, table, { columns, cells });
  if (total) {
    drawRule(pdf);
    drawRow(pdf, table, { columns, cells: total, isTotal: true });
  }
  table.end();
  pdf.x = MARGIN;
  pdf.moveDown(0.5);
}

interface Row {
  columns: readonly Column[];
  cells: readonly string[];
  isHeading?: boolean;
  isTotal?: boolean;
}

function drawRow(
  pdf: Pdf,
  table: PDFKit.PDFStructureElement,
  { columns, cells, isHeading = false, isTotal = false }: Row,
): void {
  pdf.font(isHeading || isTotal ? 'bold' : 'plain');
  const widths = columns.map(({ share }) => share * widthOf(pdf) - GAP / 2);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(drawn(cell), { width: widths[index]!, lineGap: LINE_GAP }),
  );
  const height = Math.max(...heights) + 2 * PADDING;
  needs(pdf, Math.min(height, roomOf(pdf)));
  const top = pdf.y + PADDING;
  const row = pdf.struct('TR');
  table.add(row);
  let left = MARGIN;
  for (const [index, { share, isAmount }] of columns.entries()) {
    const x = isAmount ? left + GAP / 2 : left;
    const how = {
      width: widths[index]!,
      lineGap: LINE_GAP,
      align: isAmount ? ('right' as const) : ('left' as const),
    };
    const cell = pdf.struct(isHeading ? 'TH' : 'TD', {}, () => {
      pdf.text(drawn(cells[index] ?? ''), x, top, how);
    });
    if (isHeading) headsColumn(pdf, cell);
    row.add(cell);
    left += share * widthOf(pdf);
  }
  row.end();
  pdf.y = top + height - PADDING;
}

/** What a heading is over (ISO 32000-1, section 14.8.5.7); pdfkit's types know nothing of it. */
function headsColumn(pdf: Pdf, cell: PDFKit.PDFStructureElement): void {
  const attributes = pdf.ref({ O: 'Table', Scope: 'Column' });
  (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data['A'] =
    attributes;
  attributes.end(undefined);
}

/** No part of what is read. */
function drawRule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(RULE)
    .stroke(FAINT);
  pdf.endMarkedContent();
}
