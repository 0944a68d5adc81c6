import type { Ground, Outcome, ReportKind } from '@husvaer/domain/reports/decision';

/** What of a decision its mails say. */
export interface Notice {
  kind: ReportKind;
  outcome: Outcome;
  ground: Ground | null;
  rule: string | null;
  reason: string;
  title: string;
}

export interface Letter {
  subject: string;
  paragraphs: string[];
}

export interface ReportMailTexts {
  /** To whoever a decision is against. */
  against: (notice: Notice) => Letter;
  /** To whoever reported. */
  reported: (notice: Notice) => Letter;
  /** To both, after a complaint: `reason` is why it is reversed. */
  reversed: (notice: Notice & { isAbout: boolean }) => Letter;
  button: string;
  footer: string;
}
