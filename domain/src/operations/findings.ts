/** Whether an installation can do its work: it can, somebody should look at it, or it can't. */
export const OUTCOMES = ['ok', 'warning', 'failure'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the checks of an installation find, `<check>.<reason>`, and how bad it is. */
export const FINDINGS = {
  'identity.ok': 'ok',
  'identity.test': 'warning',
  'identity.unset': 'failure',
  'identity.silent': 'failure',
  'mail.ok': 'ok',
  'mail.unset': 'warning',
  'mail.silent': 'failure',
  'spf.ok': 'ok',
  'spf.missing': 'failure',
  'spf.unknown': 'warning',
  'dkim.ok': 'ok',
  'dkim.unset': 'warning',
  'dkim.missing': 'failure',
  'dkim.unknown': 'warning',
  'seal.ok': 'ok',
  'seal.own': 'warning',
  'seal.ending': 'warning',
  'seal.ended': 'failure',
  'seal.broken': 'failure',
  'time_stamp.ok': 'ok',
  'time_stamp.unset': 'warning',
  'time_stamp.silent': 'failure',
  'storage.ok': 'ok',
  'storage.broken': 'failure',
  'database.ok': 'ok',
  'database.built_in': 'warning',
  'database.superuser': 'failure',
  'backup.ok': 'ok',
  'backup.old': 'failure',
  'backup.none': 'failure',
  'clock.ok': 'ok',
  'clock.set': 'warning',
  'clock.differs': 'failure',
  'rates.ok': 'ok',
  'rates.ending': 'warning',
  'rates.missing': 'failure',
  'price_index.ok': 'ok',
  'price_index.old': 'warning',
  'price_index.none': 'warning',
  'storage_time.ok': 'ok',
  'storage_time.over': 'failure',
  'sftp.ok': 'ok',
  'sftp.unset': 'warning',
  'sftp.refused': 'failure',
  'disk.ok': 'ok',
  'disk.low': 'warning',
  'disk.full': 'failure',
  'check.failed': 'failure',
} as const satisfies Record<`${string}.${string}`, Outcome>;
export type FindingReason = keyof typeof FINDINGS;

/** What one check found. `values` are named by the sentences about it. */
export interface Finding {
  reason: FindingReason;
  values: Readonly<Record<string, string>>;
}

export const finding = (reason: FindingReason, values: Record<string, string> = {}): Finding => ({
  reason,
  values,
});
