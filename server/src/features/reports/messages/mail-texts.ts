import type { Ground, Outcome, ReportKind } from '@husvaer/domain/reports/decision';

/** The facts of a decision for its mails. */
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
  /** To the person the decision is against. */
  against: (notice: Notice) => Letter;
  /** To people who reported. */
  reported: (notice: Notice) => Letter;
  /** To both, after a complaint: `reason` is why it is reversed. */
  reversed: (notice: Notice & { isAbout: boolean }) => Letter;
  button: string;
  footer: string;
}
