import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

import { appendPages, removeTags } from './append-pdf.ts';

/** Why a PDF that somebody else made is not taken: a reader could show it otherwise than it was signed. */
export type PdfRefusal = 'unreadable' | 'encrypted' | 'active' | 'signed' | 'too_many_pages';

const SUBTYPE = PDFName.of('Subtype');
const ACTION = PDFName.of('S');
const FORM = PDFName.of('AcroForm');
/** What carries scripts, files or forms that are drawn by a program (ISO 32000-1, sections 7.11.4 and 12.6). */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA'].map((name) =>
  PDFName.of(name),
);
const ACTIVE_ACTIONS = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'GoToE',
    'RichMediaExecute',
  ].map((name) => PDFName.of(name)),
);
const ACTIVE_SUBTYPES = new Set(
  ['FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound', '3D'].map((name) => PDFName.of(name)),
);
const SIGNED_BYTES = PDFName.of('ByteRange');

/**
 * A PDF that somebody else made, behind a page of the house's where there is one. What fields hold is
 * drawn on the pages, and only pages are taken over. It has no tags: those of two authors do not make
 * one tree. The same bytes make the same file. Returns why not where it is not taken.
 */
export async function rebuildPdf({
  front,
  bytes,
  pagesMax,
}: {
  front?: Uint8Array;
  bytes: Uint8Array;
  pagesMax: number;
}): Promise<{ pdf: Uint8Array } | { refusal: PdfRefusal }> {
  let from: PDFDocument;
  try {
    from = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  } catch {
    // What says that it is encrypted is not encrypted itself, and often all that can be read.
    return { refusal: Buffer.from(bytes).includes('/Encrypt') ? 'encrypted' : 'unreadable' };
  }
  try {
    const refusal = refusalOf(from, pagesMax);
    if (refusal) return { refusal };
    if (from.catalog.has(FORM)) drawFields(from);
    removeTags(from);
    const into = front
      ? await PDFDocument.load(front, { updateMetadata: false })
      : await PDFDocument.create({ updateMetadata: false });
    removeTags(into);
    appendPages(into, from);
    return { pdf: await into.save({ useObjectStreams: false, updateFieldAppearances: false }) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

/** Draws what the fields of a form hold on its pages, and leaves no field. */
function drawFields(pdf: PDFDocument): void {
  pdf.getForm().flatten({ updateFieldAppearances: false });
  for (const page of pdf.getPages()) {
    const annotations = page.node.Annots();
    // The fields are gone, and their places on the pages are still named.
    for (let at = (annotations?.size() ?? 0) - 1; at >= 0; at -= 1)
      if (!pdf.context.lookup(annotations?.get(at))) annotations?.remove(at);
  }
}

function refusalOf(pdf: PDFDocument, pagesMax: number): PdfRefusal | null {
  const pages = pdf.getPageCount();
  if (pages === 0) return 'unreadable';
  if (pages > pagesMax) return 'too_many_pages';
  const all = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  if (holds(all, isActive)) return 'active';
  return holds(all, (dictionary) => dictionary.has(SIGNED_BYTES)) ? 'signed' : null;
}

/** Whether one of all dictionaries within these objects is such. */
function holds(objects: readonly PDFObject[], isSuch: (one: PDFDict) => boolean): boolean {
  const left = [...objects];
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    if (isSuch(dictionary)) return true;
    left.push(...dictionary.values());
  }
  return false;
}

function isActive(dictionary: PDFDict): boolean {
  const [action, subtype] = [dictionary.get(ACTION), dictionary.get(SUBTYPE)];
  return (
    ACTIVE_KEYS.some((key) => dictionary.has(key)) ||
    (action instanceof PDFName && ACTIVE_ACTIONS.has(action)) ||
    (subtype instanceof PDFName && ACTIVE_SUBTYPES.has(subtype))
  );
}
