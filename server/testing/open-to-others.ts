import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A path, and of a folder all that lies in it, that others than its owner may do anything with. */
export const openToOthers = (folder: string): string[] =>
  [
    folder,
    ...(lstatSync(folder).isDirectory()
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
      : []),
  ].filter((path) => lstatSync(path).mode & 0o077);
