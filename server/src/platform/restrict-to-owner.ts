import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What anybody but the owner may do with a file. */
const OTHERS = 0o077;

/**
 * Nobody else on this machine reads what the process writes from now on, nor what lies in these
 * folders: they hold what people said in confidence. Folders that are not there are made so.
 */
export function restrictToOwner(folders: readonly string[]): void {
  process.umask(OTHERS);
  for (const folder of folders) shut(folder);
}

/** The same of each file and folder in it. */
export function restrictAllToOwner(folder: string): void {
  shut(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    shut(join(entry.parentPath, entry.name));
}

function shut(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if (mode & OTHERS) chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Not there yet, gone meanwhile, or another's, who answers for it.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
