import type { BookAct } from '@husvaer/domain/ledger/acts';

interface Facts {
  agency: string;
  by: string;
  was: string;
  account: string;
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
  /** A person changed alone how an agency's money is handled. */
  bookAct: {
    subject: (facts: { agency: string }) => string;
    paragraphs: (facts: { agency: string; by: string; what: string }) => readonly string[];
    what: Readonly<Record<BookAct, string>>;
    button: string;
    footer: (facts: { agency: string }) => string;
  };
}
