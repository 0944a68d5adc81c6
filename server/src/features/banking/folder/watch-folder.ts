import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { receiveBankFile, type ReceivedFile } from '../use-cases/receive-bank-file.ts';
import { freeName } from './free-name.ts';
import { isUnfinished } from './is-unfinished.ts';
import { writeReport } from './write-report.ts';

const CHANNEL = 'husvaer_bank_file';
const NAME_MAX = 100;

/**
 * Takes in files that lie in `in/`. One that has not changed since the look before is whole; it is
 * booked, or refused, and then moved to `in/done` or `in/refused` with a report beside it. Whoever is
 * killed between leaves a file that was booked in its place, and the next to look sees by its bytes
 * that it was.
 */
export function createFolderWorker(context: WorkerContext): Worker {
  const { config, database, log, runner } = context;
  const folder = join(config.BANK_DIR, 'in');
  const maxBytes = config.BANK_FILE_BYTES_MAX;
  /** What each file looked like at the last look. */
  let before = new Map<string, string>();

  async function takeIn(name: string): Promise<void> {
    const received = await receiveBankFile({ runner, maxBytes }, SYSTEM, {
      path: join(folder, name),
      name,
    });
    const place = join(folder, received.state === 'refused' ? 'refused' : 'done');
    await putAway({ folder, name, place, received });
    log.info({ name, state: received.state }, 'bank file');
  }

  return createWorker({
    database,
    log,
    channel: CHANNEL,
    async round() {
      const now = await look(folder);
      const whole = [...now].flatMap(([name, seen]) => (before.get(name) === seen ? [name] : []));
      before = now;
      for (const name of whole.toSorted())
        await takeIn(name).catch((error: unknown) =>
          log.error({ err: error, name }, 'bank file not taken in'),
        );
      return false;
    },
  });
}

/** The files that lie there, and by what one knows whether they change. */
async function look(folder: string): Promise<Map<string, string>> {
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

/** The report first: a file that is put away has one. Another node may have put it away before. */
async function putAway({
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
  // A name that is as long as it may be leaves no room for more.
  const report = `${free.slice(0, NAME_MAX)}.report.txt`;
  await writeFile(join(place, report), writeReport(name, received));
  await rename(join(folder, name), join(place, free)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
