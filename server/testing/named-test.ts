import { readFileSync } from 'node:fs';

/** A test by its file, relative to the repository's root, and its title in the source. */
export type NamedTest = readonly [file: string, title: string];

/** Whether a file has a test of that title. */
export const isThere = ([file, title]: NamedTest): boolean =>
  readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8').includes(`'${title}'`);
