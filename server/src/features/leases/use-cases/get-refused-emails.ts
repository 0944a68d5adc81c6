import { findRefused } from '../../../platform/mail/bounces.ts';
import type { ReadWork } from '../../../platform/work.ts';

/** Which of these people no mail reaches: their addresses, in small letters. */
export const getRefusedEmails = async (
  { tx }: ReadWork,
  people: readonly { email: string }[],
): Promise<string[]> => [
  ...(await findRefused(
    tx,
    people.map(({ email }) => email),
  )),
];
