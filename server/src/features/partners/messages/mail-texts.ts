import type { InvitedAs } from '../invitations/store.ts';

export interface MailTexts {
  subject: Record<InvitedAs, (partner: string) => string>;
  title: (partner: string) => string;
  /** With the last day of an auditor. */
  text: Record<InvitedAs, (partner: string, endsOn: string) => string[]>;
  button: string;
  footer: (partner: string) => string;
  /** A key of the agency's own system ends soon. */
  keyEnds: {
    subject: (facts: { key: string; on: string }) => string;
    text: (facts: { key: string; on: string }) => string[];
    button: string;
    footer: string;
  };
}
