import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { newId } from '../ids.ts';
import type { Keys } from '../keys.ts';
import { toNewFile } from '../new-file.ts';
import { readSignedUrl, createSignedUrl } from './signed-files.ts';
import { checkPolicy, writePolicy } from './post-policy.ts';
import type { Disk, Storage } from './storage.ts';

/** The path for uploads. */
export const UPLOADS_PATH = '/api/uploads';

const POLICY = 'upload policy';

/** Files in a folder. Incomplete files are in `incoming/`, under a name that no one can request. */
export function createDiskStorage(
  directory: string,
  keys: Pick<Keys, 'fingerprint' | 'isFingerprint' | 'seal' | 'open'>,
): Storage & { disk: Disk } {
  const incoming = join(directory, 'incoming');
  const place = (key: string) => join(directory, key);
  const newPlace = async () => {
    await mkdir(incoming, { recursive: true });
    return join(incoming, newId());
  };
  const keep = async (written: string, key: string) => {
    await mkdir(dirname(place(key)), { recursive: true });
    await rename(written, place(key));
  };

  return {
    permit: async (permit, now) => ({
      url: UPLOADS_PATH,
      fields: writePolicy(permit, now, (policy) => keys.fingerprint(POLICY, policy)),
    }),
    read: (key) => readFile(place(key)).catch(nothingThere),
    async open(key) {
      const file = await open(place(key)).catch(nothingThere);
      return file && { size: (await file.stat()).size, stream: file.createReadStream() };
    },
    async readStart(key, bytes) {
      const file = await open(place(key)).catch(nothingThere);
      if (!file) return undefined;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
        return { size: (await file.stat()).size, beginning: buffer.subarray(0, bytesRead) };
      } finally {
        await file.close();
      }
    },
    settle: async (key) => ((await stat(place(key)).catch(nothingThere)) ? key : undefined),
    signUrl: async (file, now) => createSignedUrl(file, now, keys),
    async write(key, bytes) {
      const written = await newPlace();
      try {
        await writeFile(written, bytes);
        await keep(written, key);
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    async writeFrom(key, path) {
      const written = await newPlace();
      try {
        await copyFile(path, written);
        const file = await open(written, 'r+');
        try {
          await file.sync();
        } finally {
          await file.close();
        }
        await keep(written, key);
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(place(key), { force: true });
      // Removes empty folders; a folder that got new files meanwhile stays.
      for (const folder of new Set(keys.map((key) => dirname(place(key)))))
        await rmdir(folder).catch(() => undefined);
    },
    async *keys() {
      const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
        nothingThere,
      );
      for (const file of found ?? [])
        if (file.isFile() && file.parentPath !== incoming)
          yield relative(directory, join(file.parentPath, file.name));
    },
    disk: {
      directory,
      check: (fields, now) =>
        checkPolicy(fields, now, (print, policy) => keys.isFingerprint(print, POLICY, policy)),
      readSignedUrl: (sealed, now) => readSignedUrl(sealed, now, keys),
      async receive(file) {
        const written = await newPlace();
        const drop = () => rm(written, { force: true });
        try {
          const bytes = await pipeline(file, toNewFile(written));
          return { bytes, keep: (key) => keep(written, key), drop };
        } catch (error) {
          await drop();
          throw error;
        }
      },
      async removeLeftovers(before) {
        const names = (await readdir(incoming).catch(nothingThere)) ?? [];
        for (const name of names) {
          const found = await stat(join(incoming, name)).catch(nothingThere);
          if (found && found.mtimeMs < before.epochMilliseconds)
            await rm(join(incoming, name), { force: true });
        }
      },
    },
  };
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
