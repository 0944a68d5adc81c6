import type { KidSource } from '@husvaer/domain/ledger/book';
import type { BookAct } from '@husvaer/domain/ledger/acts';

interface Facts {
  agency: string;
  by: string;
  was: string;
  account: string;
}

interface ReopeningFacts {
  agency: string;
  by: string;
  from: string;
  reason: string;
}

export interface MailTexts {
  /** The client account of an agency is to be changed, or will be. */
  clientAccount: {
    subject: (facts: { agency: string }) => string;
    requested: (facts: Facts) => readonly string[];
    agreed: (facts: Facts & { agreedBy: string; on: string }) => readonly string[];
    button: string;
    footer: (facts: { agency: string }) => string;
  };
  /** An agency named the client account of another one, which the bank has not confirmed. */
  accountClaim: {
    subject: (facts: { account: string }) => string;
    paragraphs: (facts: { account: string; holder: string; claimant: string }) => readonly string[];
    button: string;
    footer: string;
  };
  /** The bank's own file names another owner of a client account. */
  accountOwner: {
    subject: (facts: { agency: string }) => string;
    paragraphs: (facts: {
      account: string;
      agency: string;
      orgNumber: string;
      owner: string;
    }) => readonly string[];
    button: string;
    footer: string;
  };
  /** Closed months are to be opened again, or were. */
  reopening: {
    subject: (facts: { agency: string }) => string;
    requested: (facts: ReopeningFacts) => readonly string[];
    agreed: (facts: ReopeningFacts) => readonly string[];
    button: string;
    footer: (facts: { agency: string }) => string;
  };
  /** A person lets an auditor read the books until a day. */
  auditor: {
    subject: (facts: { agency: string }) => string;
    paragraphs: (facts: {
      agency: string;
      by: string;
      auditor: string;
      endsOn: string;
    }) => readonly string[];
    button: string;
    footer: (facts: { agency: string }) => string;
  };
  /** The operator refused the client account of an agency. */
  accountRefused: {
    subject: (facts: { agency: string }) => string;
    paragraphs: (facts: { account: string; agency: string; reason: string }) => readonly string[];
    button: string;
  };
  /** A person changed alone how an agency's money is handled. */
  bookAct: {
    subject: (facts: { agency: string }) => string;
    paragraphs: (facts: { agency: string; by: string; what: string }) => readonly string[];
    what: Readonly<Record<BookAct, string>>;
    /** The names of what was changed. */
    settings: Readonly<
      Record<
        | 'approvalsNeeded'
        | 'added'
        | 'removed'
        | 'dayLimit'
        | 'recipientLimit'
        | 'guaranteeMonths'
        | 'kidSource'
        | 'bankCustomerId'
        | 'orgNumber'
        | 'remainderLimit'
        | 'aloneLimit',
        string
      >
    >;
    months: (count: number) => string;
    kidSources: Readonly<Record<KidSource, string>>;
    /** No limit, or no number. */
    none: string;
    /** With a deleted account. */
    somebody: string;
    button: string;
    footer: (facts: { agency: string }) => string;
  };
}
