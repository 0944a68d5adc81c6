import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders, the given one included, that other users can access. */
export const openToOthers = (folder: string): string[] =>
  [
    folder,
    ...(lstatSync(folder).isDirectory()
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
      : []),
  ].filter((path) => lstatSync(path).mode & 0o077);
