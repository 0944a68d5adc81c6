import { Readable } from 'node:stream';

import { AppError } from '@husvaer/domain/kernel/errors';

import { findJournal, type JournalPlace } from '../../ledger/public.ts';
import { inNorway } from '../../../platform/norwegian-time.ts';
import type { ReadApart, Reader } from '../../../platform/work.ts';
import { writeZip } from '../../../platform/zip-file.ts';
import { findVoucherDocuments } from '../documents/store.ts';
import { readFacts, type SaftFacts } from './facts.ts';
import { nameOfSaft } from './name-of-saft.ts';
import type { ClaimedSaft } from './store.ts';
import { writeSaft, type SaftEntry } from './write-saft.ts';

/** Entries read at a time. */
const AT_ONCE = 1000;

export interface SaftRequest {
  claimed: ClaimedSaft;
  /** Where the ZIP is written. */
  path: string;
  /** When it is made, ISO. */
  at: string;
}

/** What an export came to; `unmapped` if an account has no mapping. */
export type SaftFile = { entries: number; debit: bigint; bytes: number } | 'unmapped';

/**
 * Writes an export to a file on this machine. The entries are read and written in parts, and no transaction is
 * open longer than for one of them.
 */
export async function writeSaftFile(
  read: Reader,
  { claimed, path, at }: SaftRequest,
): Promise<SaftFile> {
  let facts: SaftFacts;
  try {
    facts = await read(readFacts, claimed);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'accounting.unmapped')) throw error;
    return 'unmapped';
  }
  const bytes = await writeZip(path, {
    name: `${nameOfSaft({ orgNumber: facts.book.orgNumber, ...claimed })}.xml`,
    content: Readable.from(writeSaft(facts, readEntries(read, facts))),
    at: inNorway(Temporal.Instant.from(at)).toPlainDateTime(),
  });
  return { entries: facts.entries, debit: facts.debit, bytes };
}

/** The entries of an export in parts. */
async function* readEntries(read: Reader, { filter }: SaftFacts): AsyncGenerator<SaftEntry[]> {
  let after: JournalPlace | null = null;
  for (;;) {
    const page: SaftEntry[] = await read(readPart, { filter, after });
    yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!;
  }
}

async function readPart(
  { tx }: ReadApart,
  { filter, after }: Pick<SaftFacts, 'filter'> & { after: JournalPlace | null },
): Promise<SaftEntry[]> {
  const entries = await findJournal(tx, filter, { after, limit: AT_ONCE });
  const documents = await findVoucherDocuments(
    tx,
    entries.map(({ key }) => key),
  );
  return entries.map((entry) => ({ ...entry, document: documents.get(entry.key) ?? null }));
}
