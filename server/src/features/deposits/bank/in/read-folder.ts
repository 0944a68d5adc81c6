import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { WorkerContext } from '../../../../platform/feature.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import { writeWhole } from '../../../../platform/write-whole.ts';
import { Refused, importBankAnswers, type Report } from './import-bank-answers.ts';

/** Maximum bytes of a file from the bank. */
const BYTES_MAX = 20 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Imports the bank's files in `folder`, by name. A file that has not changed since the previous look is
 * complete. Imported files are moved to `done`, others to `refused`, each with a report next to it.
 */
export function folderReader(
  { runner, log }: Pick<WorkerContext, 'runner' | 'log'>,
  folder: string,
): () => Promise<void> {
  /** What each file looked like at the previous look. */
  let before = new Map<string, string>();

  async function importFile(name: string): Promise<void> {
    const { report, mark } = await read(name);
    const place = join(folder, report.taken ? 'done' : 'refused');
    await mkdir(place, { recursive: true, mode: 0o700 });
    // Another file with this name may be there.
    const isTaken = (await readdir(place)).includes(name);
    const stored = isTaken ? `${mark}-${name}` : name;
    await writeWhole(place, `${stored}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
    await rename(join(folder, name), join(place, stored));
    log.info({ file: name, taken: report.taken }, 'file about deposits read');
  }

  async function read(name: string): Promise<{ report: Report; mark: string }> {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size > BYTES_MAX) {
      const problems = [`it has more than ${BYTES_MAX} bytes`];
      return { report: { taken: false, problems }, mark: String(size) };
    }
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const mark = sha256.slice(0, 12);
    try {
      const text = asText(bytes);
      return { report: await runner.run(SYSTEM, importBankAnswers, { text, sha256 }), mark };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { report: { taken: false, problems: error.problems }, mark };
    }
  }

  return async () => {
    const now = await listFiles(folder);
    const whole = [...now].flatMap(([name, seen]) => (before.get(name) === seen ? [name] : []));
    before = now;
    for (const name of whole.toSorted())
      // The file stays where it is and is tried again; the others do not wait for it.
      await importFile(name).catch((error: unknown) =>
        log.error({ err: error, file: name }, 'file about deposits not read'),
      );
  };
}

function asText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused(['it is not UTF-8']);
  }
}

/** The files in the folder, with what shows whether they change. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && /^[^.].*\.json$/iu.test(entry.name))
    .map(({ name }) => name);
  const seen = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found ? ([[name, `${found.size} ${found.mtimeMs}`]] as const) : [];
    }),
  );
  return new Map(seen.flat());
}
