import type { RefusalCode } from '@husvaer/domain/signing/refusals';

/** The texts of mails about signing. `title` is the document's. */
export interface SigningMailTexts {
  turn: {
    subject: (title: string) => string;
    reminder: (title: string) => string;
    text: (title: string) => string;
    /** The bank's questions come first. */
    errand: string;
    /** How to sign, with the name of the identity provider. */
    how: (identity: string) => string;
    until: (when: string) => string;
    button: string;
    /** For signers without an account. */
    register: (email: string) => string;
    registerButton: string;
  };
  declined: {
    subject: (title: string) => string;
    text: (name: string, title: string) => string;
    reason: (reason: string) => string;
    left: (name: string, title: string) => string;
    next: string;
  };
  expired: { subject: (title: string) => string; text: (title: string) => string };
  withdrawn: {
    subject: (title: string) => string;
    text: (title: string) => string;
    reason: (reason: string) => string;
    /** Why a signature was refused, without names: all signers read it. */
    refusals: Record<RefusalCode, string>;
  };
  completed: {
    subject: (title: string) => string;
    text: (title: string) => string;
    attached: string;
    tooBig: string;
    /** How to verify the seal. */
    seal: string;
  };
  button: string;
  footer: (title: string) => string;
}
