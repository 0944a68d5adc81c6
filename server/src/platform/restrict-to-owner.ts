import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of a file for anyone but its owner. */
const GROUP_AND_OTHERS = 0o077;

/**
 * Makes these folders, and everything the process writes from now on, accessible to its owner only: they hold
 * confidential data. Missing folders are created.
 */
export function restrictToOwner(folders: readonly string[]): void {
  process.umask(GROUP_AND_OTHERS);
  for (const folder of folders) restrict(folder);
}

/** Restricts each file and folder inside as well. */
export function restrictAllToOwner(folder: string): void {
  restrict(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    restrict(join(entry.parentPath, entry.name));
}

function restrict(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if (mode & GROUP_AND_OTHERS) chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Missing, deleted meanwhile, or owned by another user, who is responsible for it.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
