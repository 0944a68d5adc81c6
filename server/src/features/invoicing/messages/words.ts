import type { LateRentStep } from '@husvaer/domain/invoicing/words';

/** What a letter about late rent is about. */
interface LetterFacts {
  home: string;
  amount: string;
  payBy: string;
  agency: string;
}

/** What becomes of a payment plan, as mails tell of it. */
export type PlanMail = 'proposed' | 'accepted' | 'declined' | 'due' | 'kept' | 'broken';

interface PlanFacts {
  home: string;
  amount: string;
  instalments: readonly { amount: string; dueOn: string }[];
}

/** What a mail with an invoice says, in one language. Amounts and days are written already. */
export interface MailWords {
  button: string;
  footer: string;
  /** Why the house itself takes something back. */
  reasons: Record<'ended' | 'rent_adjusted', string>;
  invoice: {
    subject: (said: { serial: number; amount: string; dueOn: string }) => string;
    /** What is to be paid, and where, stands after the first of them. */
    paragraphs: (said: { home: string; agency: string }) => readonly string[];
  };
  /** What a mail with a letter about late rent says; how it is paid stands after its first paragraph. */
  letters: Record<
    Exclude<LateRentStep, 'petition'>,
    {
      subject: (said: LetterFacts) => string;
      paragraphs: (said: LetterFacts) => readonly string[];
    }
  >;
  /** A payment that came by the bank. */
  received: {
    subject: (said: { amount: string; home: string }) => string;
    paragraphs: (said: { amount: string; home: string }) => readonly string[];
    invoice: (serial: number) => string;
    paid: string;
    remains: (said: { amount: string; dueOn: string }) => string;
    stop: string;
  };
  /** To the agent, or a landlord without one: the documents of a petition are ready. */
  petition: {
    subject: (home: string) => string;
    paragraphs: (home: string) => readonly string[];
  };
  plans: Record<
    PlanMail,
    (said: PlanFacts) => { subject: string; paragraphs: readonly string[] }
  > & {
    footer: string;
    stop: string;
    /** An instalment's day; the instalments of a plan stand after the first paragraph. */
    by: (day: string) => string;
  };
  creditNote: {
    subject: (said: { serial: number; of: number }) => string;
    paragraphs: (said: { home: string; amount: string; of: number }) => readonly string[];
  };
}
