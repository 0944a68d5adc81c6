import type { BankFile, PaymentReport } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { CamtFormat } from './camt-elements.ts';
import { collectProblems, Unreadable, type FileProblems } from './problems.ts';
import { readCamt } from './read-camt.ts';
import { readOcr } from './read-ocr.ts';
import { readPain002 } from './read-pain-002.ts';
import { isZip } from './zip.ts';

/** Enough to recognize a file, including comments before its first element. */
const HEAD_BYTES = 65_536;

/** Compressed formats besides ZIP by their first bytes, in hexadecimal. */
const ARCHIVES = {
  gzip: /^1f8b/,
  bzip2: /^425a68/,
  xz: /^fd377a585a00/,
  '7z': /^377abcaf271c/,
  zstd: /^28b52ffd/,
};

/** What may come before a message's first element. */
const ABOVE = /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/;
const ROOT = /<(?:[\w.-]+:)?Document\s[^>]*?xmlns(?::[\w.-]+)?\s*=\s*["'](urn:iso:[^"']+)["']/;
/** The header of a message in an envelope (ISO 20022 Business Application Header). */
const HEADER = /["']urn:iso:std:iso:20022:tech:xsd:head\.001\.001\.\d\d["']/;
/** The versions that exist in 2026; 01 was another message. */
const KNOWN =
  /^urn:iso:std:iso:20022:tech:xsd:(?:(camt\.05[234])\.001\.(?:0[2-9]|1[0-4])|(pain\.002)\.001\.(?:0[3-9]|1[0-5]))$/;
const ALL_KINDS = 'OCR giro, camt.052, camt.053, camt.054, pain.002';

export type ReadBankFile =
  | { kind: 'lines'; file: BankFile }
  | { kind: 'answers'; report: PaymentReport }
  | { kind: 'refused'; problems: FileProblem[]; more: number };

interface ReadBankFileOptions {
  /** The maximum number of bytes that are read. */
  maxBytes?: number;
  /** The currency that is booked. */
  currency?: string;
  /** Dates far from it are implausible. Without it any date is plausible. */
  today?: IsoDate;
}

/**
 * Reads a bank's file and recognizes its kind by its content, never by its name. Returns it whole, with all
 * control sums right, or refused with its problems. A ZIP is unpacked before (`zip.ts`).
 */
export async function readBankFile(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxBytes = Infinity, currency = 'NOK', today }: ReadBankFileOptions = {},
): Promise<ReadBankFile> {
  const problems = collectProblems(today);
  const bytes = limited(chunks, maxBytes, problems);
  try {
    const read = await readKind(await peek(bytes), currency, problems);
    if (!problems.any()) return read;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  } finally {
    // Closes the source when reading ended early.
    await bytes.return(undefined);
  }
  return { kind: 'refused', problems: problems.list, more: problems.more() };
}

async function readKind(
  { head, all }: Peeked,
  currency: string,
  problems: FileProblems,
): Promise<Exclude<ReadBankFile, { kind: 'refused' }>> {
  if (head.length === 0) problems.stop('empty');
  refuseArchive(head, problems);
  const start = head.toString('latin1');
  const bom = /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.exec(start)?.[0] ?? '';
  if (bom.length === 2)
    problems.stop('wrong_encoding', { found: 'UTF-16', expected: 'ISO-8859-1, UTF-8' });
  const text = start.slice(bom.length).trimStart();
  if (text.startsWith('NY')) {
    if (bom) problems.stop('wrong_encoding', { line: 1, found: 'UTF-8', expected: 'ISO-8859-1' });
    return { kind: 'lines', file: await readOcr(all, problems) };
  }
  if (!text.startsWith('<'))
    problems.stop('unknown_kind', { found: text.slice(0, 20), expected: ALL_KINDS });
  return readMessage(text, all, currency, problems);
}

async function readMessage(
  head: string,
  bytes: AsyncIterable<Uint8Array>,
  currency: string,
  problems: FileProblems,
): Promise<Exclude<ReadBankFile, { kind: 'refused' }>> {
  if (head.includes('<!DOCTYPE')) problems.stop('xml_doctype');
  const root = head.slice(ABOVE.exec(head)?.[0].length);
  const document = ROOT.exec(root);
  const isRoot = document?.index === 0 || HEADER.test(root);
  const namespace = isRoot ? (document?.[1] ?? '') : '';
  const [, camt, pain] = KNOWN.exec(namespace) ?? [];
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'UTF-8';
  const text = decoded(bytes, encoding, problems);
  if (camt) {
    const kind = { format: camt as CamtFormat, namespace };
    return { kind: 'lines', file: await readCamt(text, kind, currency, problems) };
  }
  if (pain) return { kind: 'answers', report: await readPain002(text, namespace, problems) };
  const found = namespace || /^[^>]*>?/.exec(root)?.[0];
  return problems.stop('unknown_kind', { found: found ?? '', expected: ALL_KINDS });
}

async function* limited(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  problems: FileProblems,
): AsyncGenerator<Uint8Array, void> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) problems.stop('too_large', { expected: String(maxBytes) });
    yield chunk;
  }
}

/** The first bytes of a file, and the whole file from its start. */
interface Peeked {
  head: Buffer;
  all: AsyncIterable<Uint8Array>;
}

async function peek(bytes: AsyncGenerator<Uint8Array, void>): Promise<Peeked> {
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await bytes.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  const all = async function* () {
    yield* first;
    yield* bytes;
  };
  return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), all: all() };
}

function refuseArchive(head: Buffer, problems: FileProblems): void {
  if (isZip(head)) problems.stop('archive', { found: 'zip' });
  const start = head.toString('hex', 0, 8);
  for (const [found, pattern] of Object.entries(ARCHIVES))
    if (pattern.test(start)) problems.stop('archive', { found });
}

/** Supported encodings of a message's declaration. */
const ENCODINGS = /^(utf-8|us-ascii|iso-8859-1|latin1|iso-8859-15|windows-1252|cp1252)$/i;

/** The text of a message, in UTF-8 or the encoding it declares. */
async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
  problems: FileProblems,
): AsyncGenerator<string> {
  if (!ENCODINGS.test(encoding))
    problems.stop('wrong_encoding', {
      found: encoding,
      expected: 'UTF-8, ISO-8859-1, Windows-1252',
    });
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      return problems.stop('wrong_encoding', { expected: encoding });
    }
  };
  for await (const chunk of bytes) {
    if (chunk.includes(0)) problems.stop('wrong_encoding', { found: 'NUL', expected: encoding });
    yield decode(chunk);
  }
  yield decode();
}
