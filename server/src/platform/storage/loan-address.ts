import { z } from 'zod';

import type { Keys } from '../keys.ts';
import type { Loan } from './storage.ts';

/** Where files of our own folder are fetched that are not everybody's. */
export const LOANS_PATH = '/files/documents';
const PURPOSE = 'file address';

const loan = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  until: z.string().transform((until) => Temporal.Instant.from(until)),
});

/** An address of our own that fetches one file for a while. All it says is sealed: no name is in it. */
export function writeLoan(
  { seconds, ...file }: Loan,
  now: Temporal.Instant,
  { seal }: Pick<Keys, 'seal'>,
): string {
  const until = now.add({ seconds }).toString();
  return `${LOANS_PATH}?loan=${seal(PURPOSE, JSON.stringify({ ...file, until }))}`;
}

/** What such an address lends; undefined when it is not ours, was changed, or is over. */
export function readLoan(
  sealed: string,
  now: Temporal.Instant,
  { open }: Pick<Keys, 'open'>,
): Omit<Loan, 'seconds'> | undefined {
  try {
    const { until, ...file } = loan.parse(JSON.parse(open(PURPOSE, sealed)));
    return Temporal.Instant.compare(now, until) < 0 ? file : undefined;
  } catch {
    // What this house has not sealed does not open.
    return undefined;
  }
}
