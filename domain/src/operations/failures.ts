/** Kinds of work that can be given up. */
export const FAILURE_KINDS = ['event', 'mail', 'webhook', 'job', 'bank_file'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Entries of each kind that are shown, and retried, at a time. */
export const FAILURES_MAX = 50;

/** An e-mail as an operator sees it: enough to recognise it, not to write to it (`k…@example.com`). */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${at < 0 ? '' : email.slice(at)}`;
};
