import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { Refused, takeFile, type Report } from './take-answers.ts';
import { writeWhole } from './write-file.ts';

/** Bytes of a file from the bank; more is none of ours. */
const BYTES_MAX = 20 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Takes in what the bank has laid into `folder`, by name. What was taken lies in `done` from then on,
 * what was not in `failed`, each with a report beside it.
 */
export async function readFolder(
  { runner, log }: Pick<WorkerContext, 'runner' | 'log'>,
  folder: string,
): Promise<void> {
  for (const name of await filesIn(folder)) {
    try {
      const report = await take(name);
      const to = join(folder, report.taken ? 'done' : 'failed');
      await writeWhole(to, `${name}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
      await rename(join(folder, name), join(to, name));
      log.info({ file: name, taken: report.taken }, 'file about deposits read');
    } catch (error) {
      // It stays where it is and is tried again; the others do not wait for it.
      log.error({ err: error, file: name }, 'file about deposits not read');
    }
  }

  async function take(name: string): Promise<Report> {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size > BYTES_MAX)
      return { taken: false, problems: [`it has more than ${BYTES_MAX} bytes`] };
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    try {
      return await runner.run(SYSTEM, takeFile, { text: asText(bytes), sha256 });
    } catch (error) {
      if (error instanceof Refused) return { taken: false, problems: error.problems };
      throw error;
    }
  }
}

function asText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused(['it is not UTF-8']);
  }
}

/** Whole files; what is being written has another name. */
async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[^.].*\.json$/iu.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
