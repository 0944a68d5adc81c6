import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import type { Block, DocumentText, Logo, Picture, Section } from './document-text.ts';
import { drawLetterhead, drawLogo } from './draw-head.ts';
import { drawTable, heightOfTable } from './draw-table.ts';
import {
  unbreakable,
  MUTED_INK,
  GAP,
  INK,
  LINE_GAP,
  MARGIN,
  needs,
  roomOf,
  RULE,
  SIZES,
  widthOf,
  type Pdf,
} from './page.ts';
import { registerFonts, setFont } from './typefaces.ts';

/** BCP 47 tags, for speech output. */
const LOCALES = { en: 'en-GB', no: 'nb-NO' };

/** Maximum pixels of a picture before it is scaled down: no photo has more. */
const PIXELS_MAX = 60_000_000;
/** Width in pixels: enough for the print resolution of two pictures next to each other. */
const PICTURE_WIDTH = 900;

/* Points. */
const FOOT = 40;
const LABEL_WIDTH = 150;
const PICTURE_HEIGHT = 190;
/** A block of at most this many lines is not split at the end of a page. */
const SHORT_LINES = { text: 6, facts: 12 };
/** A block of at most this many lines introduces what follows it, such as a balance above its table. */
const LEAD_LINES = 2;
/** Points; a section of at most this height is not split either. More would leave pages half empty. */
const SHORT_SECTION = 100;
/** The same for a last section of facts, such as lines to sign on. The end of what it follows is on its page. */
const SHORT_ENDING = 130;
/**
 * Distances between a frame and its content. The sides are outside the margins, so that the text stays
 * aligned; the space above belongs to the heading.
 */
const FRAME = { side: 7, above: 3 };

/**
 * Draws a document as an accessible PDF (A4): tagged (PDF/UA-1), with title and language. The same text at
 * the same moment gives the same file.
 */
export async function drawDocument(
  { language, title, letterhead, sections }: DocumentText,
  {
    at,
    isBound = false,
    logo = null,
    read,
  }: {
    at: Temporal.Instant;
    /** Whether it becomes part of a package that numbers its pages (`bindPdf`). */
    isBound?: boolean;
    /** Drawn at the head of the first page. */
    logo?: Logo | null;
    /** Reads from the file store, for documents with pictures. */
    read?: (key: string) => Promise<Uint8Array | undefined>;
  },
): Promise<Uint8Array> {
  const pictures = await readPictures(sections, read);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // pdfkit's types lack it.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: 'Husvær',
      Creator: 'Husvær',
      Producer: 'Husvær',
      CreationDate: new Date(at.epochMilliseconds),
    },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf);
  pdf.fillColor(INK);
  // Each page begins with black text.
  pdf.on('pageAdded', () => void pdf.fillColor(INK));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  if (logo) drawLogo(pdf, root, logo);
  if (letterhead) drawLetterhead(pdf, root, letterhead);
  root.add(
    pdf.struct(
      'H1',
      {},
      () =>
        void setFont(pdf, 'bold', title)
          .fontSize(SIZES.title)
          .text(unbreakable(title))
          .moveDown(0.8),
    ),
  );
  const ending = sections.findLast((_, index) => index > 0);
  const endingHeight =
    ending?.blocks.every(({ kind }) => kind === 'facts') === true
      ? heightOfSection(pdf, ending)
      : 0;
  for (const [index, section] of sections.entries())
    drawSection(
      pdf,
      root,
      { ...section, pictures },
      {
        short: section === ending ? SHORT_ENDING : SHORT_SECTION,
        follower: index === sections.length - 2 && endingHeight <= SHORT_ENDING ? endingHeight : 0,
      },
    );
  root.end();
  if (!isBound) drawFeet(pdf, title);
  pdf.end();
  return bytes;
}

/**
 * Prepares pictures for a PDF: JPEG, upright, no larger than they are shown. Throws when a file is not a
 * picture.
 */
async function readPictures(
  sections: readonly Section[],
  read: ((key: string) => Promise<Uint8Array | undefined>) | undefined,
): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { blocks } of sections)
    for (const block of blocks)
      for (const { key } of block.kind === 'pictures' ? block.pictures : []) {
        const file = await read?.(key);
        if (!file) throw new Error(`There is no picture ${key}.`);
        const picture = sharp(file, { limitInputPixels: PIXELS_MAX }).rotate();
        const scaled = picture.resize({ width: PICTURE_WIDTH, withoutEnlargement: true });
        made.set(key, await scaled.jpeg({ quality: 75 }).toBuffer());
      }
  return made;
}

type Drawn = Section & { pictures: ReadonlyMap<string, Buffer> };

/** Points of a heading with the space around it. */
const HEADING = 3 * SIZES.heading;

/** The height of a section in points, with its heading. */
const heightOfSection = (pdf: Pdf, { blocks }: Section): number =>
  HEADING + blocks.reduce((sum, block) => sum + heightOf(pdf, block), 0);

/**
 * Draws a section. One of at most `short` points is not split; the end of its last block stays on a page with
 * the next `follower` points.
 */
function drawSection(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  section: Drawn,
  { short, follower }: { short: number; follower: number },
): void {
  const part = pdf.struct('Sect');
  parent.add(part);
  // A heading stays with what it is above, and a short section stays together.
  const heights = section.blocks.map((block) => heightOf(pdf, block));
  const height = heightOfSection(pdf, section);
  const last = section.blocks.length - 1;
  // The last paragraph is never alone on a page.
  const lastLines = last > 0 && heights[last]! <= 3 * lineOf(pdf) ? heights[last]! : 0;
  const together = section.blocks.map(
    (block, index) => heightTogether(pdf, block) + (index === last - 1 ? lastLines : 0),
  );
  const isLead = (heights[0] ?? 0) <= LEAD_LINES * lineOf(pdf);
  const stored = (together[0] ?? 0) + (isLead ? (together[1] ?? 0) : 0);
  const isOne = last === 0;
  needs(pdf, height <= short ? height + (isOne ? follower : 0) : HEADING + stored);
  part.add(
    pdf.struct(
      'H2',
      {},
      () =>
        void setFont(pdf.moveDown(0.6), 'bold', section.heading)
          .fontSize(SIZES.heading)
          .text(unbreakable(section.heading), MARGIN)
          .moveDown(0.3),
    ),
  );
  for (const [index, block] of section.blocks.entries()) {
    needs(pdf, together[index]!);
    const after = index === last ? follower : 0;
    if (block.kind === 'pictures') drawPictures(pdf, part, block.pictures, section.pictures);
    else drawBlock(pdf, part, block, after);
  }
  part.end();
}

/** Points that must stay on one page: all of a short block, else its first lines. */
function heightTogether(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures') return PICTURE_HEIGHT;
  const height = heightOf(pdf, block);
  if (block.kind === 'table') return Math.min(height, 4 * line);
  return height <= SHORT_LINES[block.kind] * line ? height : 2 * line;
}

const lineOf = (pdf: Pdf): number =>
  setFont(pdf.fontSize(SIZES.text), 'plain', '').currentLineHeight() + LINE_GAP;

/** The height of a block in points, with the space below it. */
function heightOf(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures')
    return Math.ceil(block.pictures.length / 2) * (PICTURE_HEIGHT + GAP);
  if (block.kind === 'table') return heightOfTable(pdf, block) + 0.5 * line;
  if (block.kind === 'text')
    return (
      setFont(pdf, 'plain', block.text).heightOfString(unbreakable(block.text), {
        width: widthOf(pdf),
        lineGap: LINE_GAP,
      }) +
      0.45 * line
    );
  const rows = block.rows.reduce((sum, row) => sum + heightOfRow(pdf, row) + 2, 0);
  return rows + 0.3 * line;
}

function drawBlock(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  block: Exclude<Block, { kind: 'pictures' }>,
  follower: number,
): void {
  const height = heightOf(pdf, block);
  const isWhole = block.kind === 'text' && height + follower <= roomOf(pdf);
  needs(pdf, follower > 0 && isWhole ? height + follower : heightTogether(pdf, block));
  if (block.kind === 'text') {
    parent.add(
      pdf.struct(
        'P',
        {},
        () =>
          void setFont(pdf, 'plain', block.text)
            .text(unbreakable(block.text), MARGIN, undefined, { lineGap: LINE_GAP })
            .moveDown(0.45),
      ),
    );
    return;
  }
  if (block.kind === 'table') return drawTable(pdf, parent, block, follower);
  if (block.isFramed) needs(pdf, Math.min(height, roomOf(pdf)));
  const top = pdf.y;
  const tags = block.isList ? LIST : TABLE;
  const whole = pdf.struct(tags.whole);
  parent.add(whole);
  for (const row of block.rows) {
    if (row === block.rows.at(-1)) needs(pdf, heightOfRow(pdf, row) + follower);
    drawRow(pdf, whole, { row, tags });
  }
  whole.end();
  if (block.isFramed) drawFrame(pdf, top);
  pdf.moveDown(0.3);
}

/** Draws a frame from `top` to the current position, as an artifact: screen readers skip it. */
function drawFrame(pdf: Pdf, top: number): void {
  // Content higher than a page continued on another page.
  if (top > pdf.y) return;
  const { above, side } = FRAME;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .rect(MARGIN - side, top - above, widthOf(pdf) + 2 * side, pdf.y - top + above)
    .lineWidth(RULE)
    .stroke(MUTED_INK);
  pdf.endMarkedContent();
}

/** Tags for rows of a label and a value (ISO 32000-1, section 14.8.4.3). */
const TABLE = { whole: 'Table', row: 'TR', label: 'TH', value: 'TD' } as const;
const LIST = { whole: 'L', row: 'LI', label: 'Lbl', value: 'LBody' } as const;
type Tags = typeof TABLE | typeof LIST;

const columnsOf = (pdf: Pdf) => ({
  values: { width: widthOf(pdf) - LABEL_WIDTH - GAP, lineGap: LINE_GAP },
  labels: { width: LABEL_WIDTH, lineGap: LINE_GAP },
});

function heightOfRow(pdf: Pdf, [label, value]: readonly [string, string]): number {
  const { values, labels } = columnsOf(pdf);
  return Math.max(
    setFont(pdf, 'plain', value).heightOfString(unbreakable(value), values),
    setFont(pdf, 'bold', label).heightOfString(unbreakable(label), labels),
  );
}

function drawRow(
  pdf: Pdf,
  whole: PDFKit.PDFStructureElement,
  { row: [label, value], tags }: { row: readonly [string, string]; tags: Tags },
): void {
  const { values, labels } = columnsOf(pdf);
  needs(pdf, Math.min(heightOfRow(pdf, [label, value]), roomOf(pdf)));
  const top = pdf.y;
  const row = pdf.struct(tags.row);
  whole.add(row);
  row.add(
    pdf.struct(
      tags.label,
      {},
      () => void setFont(pdf, 'bold', label).text(unbreakable(label), MARGIN, top, labels),
    ),
  );
  const under = pdf.y;
  row.add(
    pdf.struct(
      tags.value,
      {},
      () =>
        void setFont(pdf, 'plain', value).text(
          unbreakable(value),
          MARGIN + LABEL_WIDTH + GAP,
          top,
          values,
        ),
    ),
  );
  row.end();
  pdf.y = Math.max(pdf.y, under) + 2;
}

/** Draws pictures two in a row. */
function drawPictures(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  pictures: readonly Picture[],
  made: ReadonlyMap<string, Buffer>,
): void {
  const width = (widthOf(pdf) - GAP) / 2;
  for (let index = 0; index < pictures.length; index += 2) {
    needs(pdf, PICTURE_HEIGHT + GAP);
    const top = pdf.y;
    for (const [column, { key, alt }] of pictures.slice(index, index + 2).entries())
      parent.add(
        pdf.struct('Figure', { alt }, () => {
          const x = MARGIN + column * (width + GAP);
          pdf.image(made.get(key)!, x, top, { fit: [width, PICTURE_HEIGHT] });
        }),
      );
    pdf.x = MARGIN;
    pdf.y = top + PICTURE_HEIGHT + GAP;
  }
}

/** Draws the title and the page number at the foot of every page, as an artifact: screen readers skip it. */
function drawFeet(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // The text is below the margin, where it would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - FOOT;
    const wide = { width: widthOf(pdf), lineBreak: false };
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    setFont(pdf, 'plain', title).fontSize(SIZES.foot).fillColor(MUTED_INK);
    pdf.text(unbreakable(title), MARGIN, y, {
      ...wide,
      width: wide.width - LABEL_WIDTH,
      ellipsis: true,
    });
    pdf.text(`${page + 1} / ${count}`, MARGIN, y, { ...wide, align: 'right' });
    pdf.endMarkedContent();
  }
}
