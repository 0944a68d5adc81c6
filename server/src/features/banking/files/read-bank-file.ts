import type { BankFile, PaymentReport } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';

import { collectProblems, Unreadable, type FileProblems } from './problems.ts';
import { readCamt } from './read-camt.ts';
import { readOcr } from './read-ocr.ts';
import { readPain002 } from './read-pain-002.ts';

/** Enough to tell what a file is, comments above its first element among it. */
const HEAD_BYTES = 8192;

/** Packed files by their first bytes, in hexadecimal. */
const ARCHIVES = {
  zip: /^504b(0304|0506|0708)/,
  gzip: /^1f8b/,
  bzip2: /^425a68/,
  xz: /^fd377a585a00/,
  '7z': /^377abcaf271c/,
  zstd: /^28b52ffd/,
};

const ROOT = /<(?:[\w.-]+:)?Document\s[^>]*?xmlns(?::[\w.-]+)?\s*=\s*["'](urn:iso:[^"']+)["']/;
const KNOWN =
  /^urn:iso:std:iso:20022:tech:xsd:(?:(camt\.05[34])\.001\.0[28]|(pain\.002)\.001\.03)$/;

export type ReadBankFile =
  | { kind: 'lines'; file: BankFile }
  | { kind: 'answers'; report: PaymentReport }
  | { kind: 'refused'; problems: FileProblem[]; more: number };

/**
 * Reads a bank's file, whichever it is by what is in it, never by its name. It comes whole, with all
 * its control sums right, or not at all, with what is wrong about it. Amounts are in `currency`.
 * No more than `maxBytes` are read, and nothing is unpacked.
 */
export async function readBankFile(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxBytes = Infinity, currency = 'NOK' } = {},
): Promise<ReadBankFile> {
  const problems = collectProblems();
  const bytes = limited(chunks, maxBytes, problems);
  try {
    const read = await readKind(bytes, currency, problems);
    if (!problems.any()) return read;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  } finally {
    // Closes what it was read from, where the reading ended early.
    await bytes.return(undefined);
  }
  return { kind: 'refused', problems: problems.list, more: problems.more() };
}

async function readKind(
  bytes: AsyncGenerator<Uint8Array, void>,
  currency: string,
  problems: FileProblems,
): Promise<Exclude<ReadBankFile, { kind: 'refused' }>> {
  const { head, all } = await peek(bytes);
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
  if (!text.startsWith('<')) problems.stop('unknown_kind', { found: text.slice(0, 20) });
  return readMessage(text, all, currency, problems);
}

async function readMessage(
  head: string,
  bytes: AsyncIterable<Uint8Array>,
  currency: string,
  problems: FileProblems,
): Promise<Exclude<ReadBankFile, { kind: 'refused' }>> {
  if (head.includes('<!DOCTYPE')) problems.stop('xml_doctype');
  const namespace = ROOT.exec(head)?.[1] ?? '';
  const [, camt, pain] = KNOWN.exec(namespace) ?? [];
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'UTF-8';
  const text = decoded(bytes, encoding, problems);
  if (camt === 'camt.053' || camt === 'camt.054') {
    const kind = { format: camt, namespace } as const;
    return { kind: 'lines', file: await readCamt(text, kind, currency, problems) };
  }
  if (pain) return { kind: 'answers', report: await readPain002(text, namespace, problems) };
  return problems.stop('unknown_kind', { found: namespace || head.slice(0, 20) });
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

/** A file's first bytes, and all of them again. */
async function peek(bytes: AsyncGenerator<Uint8Array, void>) {
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
  const start = head.subarray(0, 8).toString('hex');
  for (const [found, pattern] of Object.entries(ARCHIVES))
    if (pattern.test(start)) problems.stop('archive', { found });
}

/** Text of a message: in UTF-8, or in ISO-8859-1 where it says so. */
async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
  problems: FileProblems,
): AsyncGenerator<string> {
  if (!/^(utf-8|iso-8859-1|us-ascii)$/i.test(encoding))
    problems.stop('wrong_encoding', { found: encoding, expected: 'UTF-8' });
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
