import { writeFile } from 'node:fs/promises';

import { UsageError, type Command } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { originalKey } from './original-key.ts';
import { findOriginal } from './store.ts';

/**
 * Fetches a bank's file as it came, including one with accounts of several agencies. The audit log records
 * it.
 */
export const originalCommand: Command = {
  name: 'banking original',
  usage: 'banking original SHA-256 FILE',
  async run({ args, runner, print }) {
    const [sha256 = '', path, ...rest] = args;
    if (!path || rest.length > 0 || !/^[0-9a-f]{64}$/.test(sha256))
      throw new UsageError(originalCommand.usage);
    const bytes = await runner.read(
      SYSTEM,
      async ({ tx, storage }) =>
        (await findOriginal(tx, sha256)) && storage.read(originalKey(sha256)),
      undefined,
    );
    if (!bytes) throw new UsageError('No such file is kept.');
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    print(`${bytes.length} bytes were written to ${path}.`);
    return 0;
  },
};
