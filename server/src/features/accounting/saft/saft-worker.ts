import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { AppError } from '@husvaer/domain/kernel/errors';

import { findJournal, type JournalPlace } from '../../ledger/public.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { inNorway } from '../../../platform/norwegian-time.ts';
import { createRowWorker } from '../../../platform/row-worker.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Worker } from '../../../platform/worker.ts';
import { writeZip } from '../../../platform/zip-file.ts';
import { findVoucherDocuments } from '../documents/store.ts';
import { readFacts, type SaftFacts } from './facts.ts';
import { nameOfSaft } from './name-of-saft.ts';
import {
  changeSaftExport,
  claimNextSaft,
  SAFT_CHANNEL,
  saftKey,
  type ClaimedSaft,
} from './store.ts';
import { writeSaft, type SaftEntry } from './write-saft.ts';

/** Seconds after the last sign of life when another node may begin again. */
const HOLD_SECONDS = 300;
/** Entries read at a time, and after how many of these parts the worker gives a sign of life. */
const AT_ONCE = 1000;
const PARTS = 50;
/** An export that failed this often is given up: it can be ordered again. */
const TRIES_MAX = 5;

type Context = Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage' | 'clock'>;

/**
 * Makes the exports that were ordered, in little memory: the entries are read and written in parts, to a file on
 * this machine and from there to the file store. No transaction is open longer than for one part.
 */
export function createSaftWorker(context: Context): Worker {
  return createRowWorker({
    context,
    channel: SAFT_CHANNEL,
    claim: ({ tx, clock }: Work) => {
      const now = clock.now();
      return claimNextSaft(tx, now, now.add({ seconds: HOLD_SECONDS }));
    },
    perform: (claimed) => makeSaft(context, claimed),
    postpone: ({ tx, clock }: Work, { id, attempts }: ClaimedSaft) =>
      attempts < TRIES_MAX
        ? changeSaftExport(tx, id, { dueAt: clock.now().add({ seconds: 2 ** attempts * 10 }) })
        : changeSaftExport(tx, id, { dueAt: null, problem: 'failed' }),
    failure: ({ id, bookId }) => ({ message: 'SAF-T not made', id, bookId }),
  });
}

/** Makes one export. Without a mapping for an account it is given up at once. */
async function makeSaft({ runner, storage, clock }: Context, claimed: ClaimedSaft): Promise<void> {
  // One that ends its process reaches no `postpone`.
  if (claimed.attempts > TRIES_MAX) throw new Error('Every try before ended with its process');
  let facts: SaftFacts;
  try {
    facts = await runner.read(SYSTEM, readFacts, claimed);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'accounting.unmapped')) throw error;
    const given = { dueAt: null, problem: 'unmapped' } as const;
    return runner.run(SYSTEM, ({ tx }) => changeSaftExport(tx, claimed.id, given), undefined);
  }
  const path = join(tmpdir(), `husvaer-saft-${claimed.id}-${claimed.attempts}`);
  try {
    const bytes = await writeZip(path, {
      name: `${nameOfSaft({ orgNumber: facts.book.orgNumber, ...claimed })}.xml`,
      content: Readable.from(writeSaft(facts, readEntries({ runner, clock }, claimed.id, facts))),
      at: inNorway(clock.now()).toPlainDateTime(),
    });
    await storage.writeFrom(saftKey(claimed.id), path, 'application/zip');
    const { entries, debit } = facts;
    await runner.run(
      SYSTEM,
      ({ tx }) =>
        changeSaftExport(tx, claimed.id, {
          dueAt: null,
          made: { at: clock.now(), entries, debit, bytes },
        }),
      undefined,
    );
  } finally {
    await rm(path, { force: true });
  }
}

/** The entries of an export in parts, each read in a transaction of its own. */
async function* readEntries(
  { runner, clock }: Pick<Context, 'runner' | 'clock'>,
  id: string,
  { filter }: SaftFacts,
): AsyncGenerator<SaftEntry[]> {
  let after: JournalPlace | null = null;
  for (let part = 1; ; part++) {
    const page: SaftEntry[] = await runner.read(SYSTEM, readPart, { filter, after });
    yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!;
    if (part % PARTS === 0) {
      const dueAt = clock.now().add({ seconds: HOLD_SECONDS });
      await runner.run(SYSTEM, ({ tx }) => changeSaftExport(tx, id, { dueAt }), undefined);
    }
  }
}

async function readPart(
  { tx }: ReadWork,
  { filter, after }: Pick<SaftFacts, 'filter'> & { after: JournalPlace | null },
): Promise<SaftEntry[]> {
  const entries = await findJournal(tx, filter, { after, limit: AT_ONCE });
  const documents = await findVoucherDocuments(
    tx,
    entries.map(({ key }) => key),
  );
  return entries.map((entry) => ({ ...entry, document: documents.get(entry.key) ?? null }));
}
