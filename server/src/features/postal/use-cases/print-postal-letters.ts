import { PDFDocument } from '@cantoo/pdf-lib';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { postalErrors } from '@husvaer/domain/postal/errors';

import { findDocuments } from '../../files/public.ts';
import { requireBook } from '../../ledger/public.ts';
import { appendPages } from '../../../platform/pdf/append-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPostalLetters, type PostalLetter } from '../store.ts';
import { requireAll } from '../require-all.ts';
import { coverText } from '../cover.ts';

/**
 * Letters as one PDF for two-sided printing: each begins on a new sheet with the page that has its address.
 * Throws `ledger.not_found` when the viewer does not run the agency's money, `postal.not_found` and
 * `postal.no_address`.
 */
export async function printPostalLetters(
  work: ReadWork,
  { partnerId, letterIds: ids }: { partnerId: string | null; letterIds: readonly string[] },
): Promise<Uint8Array> {
  await requireBook(work, partnerId, 'run');
  if (ids.length === 0)
    throw requestErrors.invalid({ fields: [{ path: 'queryData.letterIds', reason: 'required' }] });
  const letters = await findPostalLetters(work.tx, { ids });
  requireAll(work, letters, ids, 'run');
  const documents = await findDocuments(
    work.tx,
    letters.map(({ documentId }) => documentId),
  );
  const keys = new Map(documents.map(({ id, key }) => [id, key]));
  let all: PDFDocument | undefined;
  for (const letter of letters) {
    const pdf = await PDFDocument.load(
      await drawPostalLetter(work, letter, keys.get(letter.documentId)),
      LOAD,
    );
    if (!all) all = pdf;
    else appendPages(all, pdf);
    if (all.getPageCount() % 2 === 1) all.addPage();
  }
  if (!all) throw postalErrors.not_found();
  return all.save();
}

const LOAD = { updateMetadata: false };

/** One letter after the page that has its address. Throws `postal.no_address`. */
async function drawPostalLetter(
  { storage }: ReadWork,
  letter: PostalLetter,
  key: string | undefined,
): Promise<Uint8Array> {
  if (letter.address === null) throw postalErrors.no_address();
  const cover = await drawDocument(coverText(letter), { at: letter.queuedAt });
  const file = await storage.read(key ?? '');
  if (!file) throw new Error(`The file of postal letter ${letter.id} is gone.`);
  const into = await PDFDocument.load(cover, LOAD);
  // The back stays empty, so that the letter begins on a front page.
  into.addPage();
  appendPages(into, await PDFDocument.load(file, LOAD));
  return into.save();
}
