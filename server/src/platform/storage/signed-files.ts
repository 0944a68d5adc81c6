import { z } from 'zod';

import type { Keys } from '../keys.ts';
import type { SignedFile } from './storage.ts';

/** The path of downloads from our own folder that are not public. */
export const SIGNED_FILES_PATH = '/files/documents';
const PURPOSE = 'file address';

const signedFile = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  until: z.string().transform((until) => Temporal.Instant.from(until)),
});

/** A temporary URL of our own for one file. Everything in it is sealed, including the name. */
export function createSignedUrl(
  { seconds, ...file }: SignedFile,
  now: Temporal.Instant,
  { seal }: Pick<Keys, 'seal'>,
): string {
  const until = now.add({ seconds }).toString();
  return `${SIGNED_FILES_PATH}?signed=${seal(PURPOSE, JSON.stringify({ ...file, until }))}`;
}

/** The file of such a URL; undefined when it is not ours, was changed, or has expired. */
export function readSignedUrl(
  sealed: string,
  now: Temporal.Instant,
  { open }: Pick<Keys, 'open'>,
): Omit<SignedFile, 'seconds'> | undefined {
  try {
    const { until, ...file } = signedFile.parse(JSON.parse(open(PURPOSE, sealed)));
    return Temporal.Instant.compare(now, until) < 0 ? file : undefined;
  } catch {
    // What this server did not seal can't be opened.
    return undefined;
  }
}
