import { findRefused } from '../../../platform/mail/bounces.ts';
import type { ReadWork } from '../../../platform/work.ts';

/** The e-mail addresses among these people's that refuse mail, in lower case. */
export const getRefusedEmails = async (
  { tx }: ReadWork,
  people: readonly { email: string }[],
): Promise<string[]> => [
  ...(await findRefused(
    tx,
    people.map(({ email }) => email),
  )),
];
