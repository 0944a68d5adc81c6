import type { Work } from '../../../platform/work.ts';

const CODE = 'activation code';

/** The stored form of a code. A plain hash of six digits could be reversed by trying them all. */
export const codeFingerprint = (
  { keys }: Pick<Work, 'keys'>,
  accountId: string,
  code: string,
): string => keys.fingerprint(CODE, textOf(accountId, code));

/** Whether a stored form is that of a code. */
export const isCodeOf = (
  { keys }: Pick<Work, 'keys'>,
  print: string,
  { accountId, code }: { accountId: string; code: string },
): boolean => keys.isFingerprint(print, CODE, textOf(accountId, code));

const textOf = (accountId: string, code: string) => `${accountId} ${code}`;
