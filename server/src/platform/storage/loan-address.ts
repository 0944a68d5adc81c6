import { z } from 'zod';

import type { Keys } from '../keys.ts';
import type { Loan } from './storage.ts';

/** The path of downloads from our own folder that are not public. */
export const LOANS_PATH = '/files/documents';
const PURPOSE = 'file address';

const loan = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  until: z.string().transform((until) => Temporal.Instant.from(until)),
});

/** A temporary URL of our own for one file. Everything in it is sealed, including the name. */
export function writeLoan(
  { seconds, ...file }: Loan,
  now: Temporal.Instant,
  { seal }: Pick<Keys, 'seal'>,
): string {
  const until = now.add({ seconds }).toString();
  return `${LOANS_PATH}?loan=${seal(PURPOSE, JSON.stringify({ ...file, until }))}`;
}

/** The file of such a URL; undefined when it is not ours, was changed, or has expired. */
export function readLoan(
  sealed: string,
  now: Temporal.Instant,
  { open }: Pick<Keys, 'open'>,
): Omit<Loan, 'seconds'> | undefined {
  try {
    const { until, ...file } = loan.parse(JSON.parse(open(PURPOSE, sealed)));
    return Temporal.Instant.compare(now, until) < 0 ? file : undefined;
  } catch {
    // What this server did not seal can't be opened.
    return undefined;
  }
}
