import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

import { ConfigError } from '../../config.ts';

/**
 * Creates a lock file that names this process. Throws an error that names the process that holds it. A file
 * left by a process that died is taken over. Returns the function that releases the lock.
 */
export function acquireLockFile(file: string): () => void {
  const descriptor = create(file) ?? replaceStaleLock(file);
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

function create(file: string): number | null {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

function replaceStaleLock(file: string): number {
  const holder = Number(readFileSync(file, 'utf8'));
  if (holder !== process.pid && isAlive(holder)) {
    throw new ConfigError(
      `The built-in database is open in process ${holder} (${file}). ` +
        'Stop that process first, or set DATABASE_URL: PostgreSQL accepts many processes.',
    );
  }
  rmSync(file, { force: true });
  const descriptor = create(file);
  if (descriptor === null) throw new Error(`Another process created ${file} at the same time.`);
  return descriptor;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
