import { constants, deflateRawSync } from 'node:zlib';

import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';

import { drawDocument } from './draw-document.ts';
import { rebuildPdfInProcess } from './rebuild-pdf-in-process.ts';
import { rebuildPdf } from './rebuild-pdf.ts';

const PAGES_MAX = 4;
const AT = Temporal.Instant.from('2026-11-20T08:00:00Z');

async function pdfOf(change: (pdf: PDFDocument) => void = () => undefined, pages = 1) {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < pages; page += 1) pdf.addPage().drawText('Egen kontrakt');
  change(pdf);
  return pdf.save({ useObjectStreams: false });
}
const withCatalog = (
  key: string,
  value: (pdf: PDFDocument) => Parameters<PDFDocument['catalog']['set']>[1],
) => pdfOf((pdf) => pdf.catalog.set(PDFName.of(key), value(pdf)));
const refusalOf = async (bytes: Uint8Array) => {
  const answer = await rebuildPdf({ bytes, pagesMax: PAGES_MAX });
  return 'refusal' in answer ? answer.refusal : null;
};

/** Flags of an annotation: Print and NoView (ISO 32000-2, table 167). */
const PRINTED_ONLY = 4 + 32;

/** Adds an annotation to a page, as a reference or within the page. */
function annotate(pdf: PDFDocument, annotation: object, { page = 0, isInner = false } = {}) {
  const made = pdf.context.obj({ ...annotation, Rect: [0, 0, 9, 9] } as never);
  const list = pdf.context.obj([isInner ? made : pdf.context.register(made)]);
  pdf.getPage(page).node.set(PDFName.of('Annots'), list);
}

/** A PDF of about a megabyte, with an object stream that unpacks to this many megabytes. */
function packedPdf(megabytes: number): Uint8Array {
  const pack = (bytes: Buffer) =>
    deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH }) as Buffer;
  const spaces = pack(Buffer.alloc(1_000_000, ' '));
  const stream = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    pack(Buffer.from('5 0 << /A 1 >> ')),
    ...Array.from({ length: megabytes }, () => spaces),
    Buffer.from([3, 0]),
  ]);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}`);
  const [packed = '', ...plain] = bodies.toReversed();
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${plain.map((body) => `${body}\nendobj\n`).join('')}${packed}`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer << /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF'),
  ]);
}

describe('a PDF from another program', () => {
  test('is put behind a page of Husvær, without tags, the same each time', async () => {
    const front = await drawDocument(
      { language: 'no', title: 'Leieforholdet', sections: [{ heading: 'Leien', blocks: [] }] },
      { at: AT },
    );
    const bytes = await pdfOf(undefined, 3);
    const [first, second] = [
      await rebuildPdf({ front, bytes, pagesMax: PAGES_MAX }),
      await rebuildPdf({ front, bytes, pagesMax: PAGES_MAX }),
    ];
    if (!('pdf' in first)) throw new Error(first.refusal);
    expect(second).toEqual(first);
    const joined = await PDFDocument.load(first.pdf);
    expect(joined.getPageCount()).toBe(4);
    expect(joined.catalog.has(PDFName.of('StructTreeRoot'))).toBe(false);
    expect(joined.catalog.has(PDFName.of('Metadata'))).toBe(false);
  });

  test('with filled-in fields keeps their content, and no field', async () => {
    const bytes = await pdfOf((pdf) => {
      const field = pdf.getForm().createTextField('leietaker');
      field.addToPage(pdf.getPage(0));
      field.setText('Ingrid');
    });
    const answer = await rebuildPdf({ bytes, pagesMax: PAGES_MAX });
    if (!('pdf' in answer)) throw new Error(answer.refusal);
    expect(await rebuildPdf({ bytes, pagesMax: PAGES_MAX })).toEqual(answer);
    const taken = await PDFDocument.load(answer.pdf);
    expect(taken.catalog.has(PDFName.of('AcroForm'))).toBe(false);
    expect(taken.getPage(0).node.Annots()?.size() ?? 0).toBe(0);
  });

  test('with a link is accepted, and keeps no annotation', async () => {
    const action = { S: 'URI', URI: PDFString.of('https://lovdata.no') };
    expect(
      await refusalOf(await withCatalog('OpenAction', (pdf) => pdf.context.obj(action))),
    ).toBeNull();
    const bytes = await pdfOf((pdf) => annotate(pdf, { Subtype: 'Link', A: action }));
    const answer = await rebuildPdf({ bytes, pagesMax: PAGES_MAX });
    if (!('pdf' in answer)) throw new Error(answer.refusal);
    expect((await PDFDocument.load(answer.pdf)).getPage(0).node.Annots()).toBeUndefined();
  });

  // The kinds of ISO 32000-2, table 171, and one that is none of them.
  test.each([
    'Text',
    'FreeText',
    'Line',
    'Square',
    'Circle',
    'Polygon',
    'PolyLine',
    'Highlight',
    'Underline',
    'Squiggly',
    'StrikeOut',
    'Caret',
    'Stamp',
    'Ink',
    'Popup',
    'PrinterMark',
    'TrapNet',
    'Watermark',
    'Redact',
    'Projection',
    'Widget',
    'Other',
  ])('with an annotation %s, which paper may show otherwise, is refused', async (kind) => {
    const bytes = await pdfOf((pdf) => annotate(pdf, { Subtype: kind, F: PRINTED_ONLY }));
    expect(await refusalOf(bytes)).toBe('annotated');
    const place = { page: 1, isInner: true };
    const inner = await pdfOf((pdf) => annotate(pdf, { Subtype: kind }, place), 2);
    expect(await refusalOf(inner)).toBe('annotated');
  });

  test.each(['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia'])(
    'with an annotation %s is refused as a program',
    async (kind) => {
      const bytes = await pdfOf((pdf) => annotate(pdf, { Subtype: kind }));
      expect(await refusalOf(bytes)).toBe('active');
    },
  );

  test('with an annotation without a kind is refused', async () => {
    expect(await refusalOf(await pdfOf((pdf) => annotate(pdf, {})))).toBe('annotated');
  });

  test('with another picture for the printer is refused', async () => {
    const bytes = await withCatalog('Extra', (pdf) =>
      pdf.context.obj({ Subtype: 'Image', Alternates: [{ DefaultForPrinting: true }] }),
    );
    expect(await refusalOf(bytes)).toBe('active');
  });

  test.each([
    ['a script', 'OpenAction', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }],
    ['a script under a name', 'Names', { JavaScript: {} }],
    ['an action that starts a program', 'OpenAction', { S: 'Launch' }],
    ['a file in it', 'Names', { EmbeddedFiles: {} }],
    ['a form drawn by a program', 'AcroForm', { XFA: [] }],
    ['a film', 'Extra', [{ Subtype: 'RichMedia' }]],
  ])('with %s is refused', async (_, key, value) => {
    const bytes = await withCatalog(key, (pdf) => pdf.context.obj(value as never));
    expect(await refusalOf(bytes)).toBe('active');
  });

  test('that is already signed is refused', async () => {
    const bytes = await withCatalog('Extra', (pdf) => pdf.context.obj({ ByteRange: [0, 1, 2, 3] }));
    expect(await refusalOf(bytes)).toBe('signed');
  });

  test('that is encrypted is refused', async () => {
    const bytes = await pdfOf((pdf) => {
      pdf.context.trailerInfo.Encrypt = pdf.context.register(
        pdf.context.obj({ Filter: 'Standard' }),
      );
    });
    expect(await refusalOf(bytes)).toBe('encrypted');
  });

  test('with more pages than a contract has is refused', async () => {
    expect(await refusalOf(await pdfOf(undefined, PAGES_MAX + 1))).toBe('too_many_pages');
  });

  test.each(['%PDF-1.7\nLeiekontrakt', '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'])(
    'that only begins like a PDF is refused: %j',
    async (text) => {
      expect(await refusalOf(Buffer.from(text))).toBe('unreadable');
    },
  );

  test('that unpacks to more than the memory of its process is refused', async () => {
    const read = (megabytes: number) =>
      rebuildPdfInProcess({ bytes: packedPdf(megabytes), pagesMax: PAGES_MAX });
    expect(await read(1)).toHaveProperty('pdf');
    expect(await read(1000)).toEqual({ refusal: 'unreadable' });
  });
});
