import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  type PDFObject,
  type PDFPageLeaf,
  type PDFRef,
} from '@cantoo/pdf-lib';

const NAMES = {
  structure: PDFName.of('StructTreeRoot'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  parentTree: PDFName.of('ParentTree'),
  numbers: PDFName.of('Nums'),
  nextKey: PDFName.of('ParentTreeNextKey'),
  ofPage: PDFName.of('StructParents'),
  language: PDFName.of('Lang'),
  marks: PDFName.of('MarkInfo'),
  annotations: PDFName.of('Annots'),
  subtype: PDFName.of('Subtype'),
  widget: PDFName.of('Widget'),
  /** The XMP metadata, in which a document states that it is PDF/UA. */
  claims: PDFName.of('Metadata'),
};

/**
 * Appends the pages of a PDF to another. Title and language stay those of the first; the tags of the second
 * are copied, in their own language (ISO 32000-1, section 14.7). The page trees of both are as
 * {@link drawDocument} writes them, or have no tags.
 */
export async function appendPdf(first: Uint8Array, second: Uint8Array): Promise<PDFDocument> {
  const into = await PDFDocument.load(first, { updateMetadata: false });
  appendPages(into, await PDFDocument.load(second, { updateMetadata: false }));
  return into;
}

/** Like {@link appendPdf}, for loaded documents; changes the first one. */
export function appendPages(into: PDFDocument, from: PDFDocument): void {
  // One copier for everything, so that tags point to the copied pages.
  const copier = PDFObjectCopier.for(from.context, into.context);
  const pages = from.getPages().map(({ ref }) => {
    const copied = copier.copy<PDFObject>(ref) as PDFRef;
    const leaf = into.context.lookup(copied) as PDFPageLeaf;
    into.addPage(PDFPage.of(leaf, copied, into));
    removeFields(into, leaf);
    return leaf;
  });
  const tags = into.catalog.lookupMaybe(NAMES.structure, PDFDict);
  const more = from.catalog.lookupMaybe(NAMES.structure, PDFDict);
  if (tags && more) addTags(into, tags, copier.copy(more), pages, from.catalog.get(NAMES.language));
  // Without tags, the marks of a page have no meaning.
  else for (const page of pages) page.delete(NAMES.ofPage);
}

/**
 * Removes form fields from a page: the form itself is not copied, and a signature is only valid for the bytes
 * of its own file.
 */
function removeFields(pdf: PDFDocument, page: PDFPageLeaf): void {
  const annotations = page.lookupMaybe(NAMES.annotations, PDFArray);
  for (let at = (annotations?.size() ?? 0) - 1; at >= 0; at -= 1) {
    const annotation = pdf.context.lookup(annotations?.get(at));
    if (annotation instanceof PDFDict && annotation.get(NAMES.subtype) === NAMES.widget)
      annotations?.remove(at);
  }
}

/** Removes all tags of a PDF: a tagged document is read by its tags only. */
export function removeTags(pdf: PDFDocument): void {
  for (const name of [NAMES.structure, NAMES.marks, NAMES.claims]) pdf.catalog.delete(name);
  for (const page of pdf.getPages()) page.node.delete(NAMES.ofPage);
}

function addTags(
  into: PDFDocument,
  tags: PDFDict,
  more: PDFDict,
  pages: readonly PDFPageLeaf[],
  language: ReturnType<PDFDict['get']>,
): void {
  // Under the first document's root element: a document has only one (ISO 32000-2, section 14.7.2).
  const root = asArray(into, tags, NAMES.kids).get(0);
  const kids = asArray(into, into.context.lookup(root, PDFDict), NAMES.kids);
  for (const kid of asArray(into, more, NAMES.kids).asArray()) {
    const element = into.context.lookup(kid, PDFDict);
    element.set(NAMES.parent, root);
    if (language) element.set(NAMES.language, language);
    kids.push(kid);
  }
  // Marks on a page find their tags by the page's number; the added pages get the next numbers.
  const numbers = tags.lookup(NAMES.parentTree, PDFDict).lookup(NAMES.numbers, PDFArray);
  const added = more.lookup(NAMES.parentTree, PDFDict).lookup(NAMES.numbers, PDFArray);
  const offset = nextKey(numbers);
  for (let at = 0; at < added.size(); at += 2) {
    numbers.push(PDFNumber.of(added.lookup(at, PDFNumber).asNumber() + offset));
    numbers.push(added.get(at + 1));
  }
  for (const page of pages) {
    const key = page.lookupMaybe(NAMES.ofPage, PDFNumber);
    if (key) page.set(NAMES.ofPage, PDFNumber.of(key.asNumber() + offset));
  }
  tags.set(NAMES.nextKey, PDFNumber.of(nextKey(numbers)));
}

/** The value of a key as an array; a single value becomes an array of one. */
function asArray(document: PDFDocument, dictionary: PDFDict, name: PDFName): PDFArray {
  const value = dictionary.get(name);
  const found = document.context.lookup(value);
  if (found instanceof PDFArray) return found;
  const array = PDFArray.withContext(document.context);
  if (value) array.push(value);
  dictionary.set(name, array);
  return array;
}

function nextKey(numbers: PDFArray): number {
  let last = -1;
  for (let at = 0; at < numbers.size(); at += 2)
    last = Math.max(last, numbers.lookup(at, PDFNumber).asNumber());
  return last + 1;
}
