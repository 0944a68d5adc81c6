import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import {
  receiveBankFile,
  type ReceivedAlone,
  type ReceivedFile,
} from '../use-cases/receive-bank-file.ts';
import { freeName } from './free-name.ts';
import { isUnfinished } from './is-unfinished.ts';
import { writeReport } from './write-report.ts';

const CHANNEL = 'husvaer_bank_file';
const NAME_MAX = 100;
/** The folders that files are moved to, the worst first: a ZIP is moved to that of its worst file. */
const PLACES = {
  given_up: 'failed',
  failed: 'failed',
  refused: 'refused',
  waiting: 'done',
  booked: 'done',
  seen: 'done',
} as const satisfies Record<ReceivedAlone['state'], string>;

/** Whether the server failed at a file of a ZIP: the ZIP stays, and its next try books only what is not booked. */
const isTriedAgain = (received: ReceivedFile): boolean =>
  received.state === 'unpacked' && received.files.some(({ result }) => result.state === 'failed');

function placeOf(received: ReceivedFile): string {
  const results =
    received.state === 'unpacked' ? received.files.map(({ result }) => result) : [received];
  const states = new Set(results.map(({ state }) => state));
  return Object.entries(PLACES).find(([state]) => states.has(state as keyof typeof PLACES))![1];
}

/**
 * Imports files in `in/`. A file that has not changed since the previous look is complete. It is booked or
 * refused, then moved to `in/done` or `in/refused` with a report next to it. One that the server failed to read
 * three times is moved to `in/failed`, and waits for an operator. So is a ZIP with such a file, whose others are booked. If the process dies in between, a booked file
 * stays in place, and the next look recognizes it by its bytes.
 */
export function createFolderWorker(context: WorkerContext): Worker {
  const { config, database, log, runner } = context;
  const folder = join(config.BANK_DIR, 'in');
  /** What each file looked like at the previous look. */
  let before = new Map<string, string>();

  async function importFile(name: string): Promise<void> {
    const received = await receiveBankFile({ runner, config }, SYSTEM, {
      path: join(folder, name),
      name,
    });
    if (isTriedAgain(received)) {
      log.error({ name }, 'bank file read in part');
      return;
    }
    const place = join(folder, placeOf(received));
    await archiveFile({ folder, name, place, received });
    log.info({ name, state: received.state }, 'bank file');
  }

  return createWorker({
    database,
    log,
    channel: CHANNEL,
    async round() {
      const now = await listFiles(folder);
      const whole = [...now].flatMap(([name, seen]) => (before.get(name) === seen ? [name] : []));
      before = now;
      for (const name of whole.toSorted())
        await importFile(name).catch((error: unknown) =>
          log.error({ err: error, name }, 'bank file not received'),
        );
      return false;
    },
  });
}

/** The files in the folder, with what shows whether they change. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !isUnfinished(entry.name));
  const seen = await Promise.all(
    files.map(async ({ name }) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found ? ([[name, `${found.size} ${found.mtimeMs}`]] as const) : [];
    }),
  );
  return new Map(seen.flat());
}

/**
 * Moves a file away and writes its report first, so that every moved file has one. Another node may have
 * moved it already.
 */
async function archiveFile({
  folder,
  name,
  place,
  received,
}: {
  folder: string;
  name: string;
  place: string;
  received: ReceivedFile;
}): Promise<void> {
  await mkdir(place, { recursive: true });
  const free = await freeName(place, name);
  // A name of the maximum length has no room for a suffix.
  const report = `${free.slice(0, NAME_MAX)}.report.txt`;
  await writeFile(join(place, report), writeReport(name, received));
  await rename(join(folder, name), join(place, free)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
