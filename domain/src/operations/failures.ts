/** What may have failed so often that it waits for a person. */
export const FAILURE_KINDS = ['event', 'mail', 'webhook', 'job'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Shown, and tried again, at a time of each kind. */
export const FAILURES_MAX = 50;

/** An e-mail as an operator sees it: enough to know it again, not to write to it (`k…@example.com`). */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${at < 0 ? '' : email.slice(at)}`;
};
