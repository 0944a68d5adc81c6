import type { LateRentStep } from '@husvaer/domain/invoices/enums';

/** What a letter about late rent is about. */
interface LetterFacts {
  home: string;
  amount: string;
  payBy: string;
  agency: string;
  /** What a notice says to be enough for its claim; empty for other letters. */
  promise: string;
}

/** What becomes of a payment plan, as mails tell of it. */
export type PlanMail =
  | 'proposed'
  | 'accepted'
  | 'declined'
  | 'due'
  | 'kept'
  | 'broken'
  | 'reopened';

interface PlanFacts {
  home: string;
  amount: string;
  instalments: readonly { amount: string; dueOn: string }[];
}

/** What mails about late rent say, in one language. Amounts and days are written already. */
export interface MailTexts {
  /** What a mail with a letter about late rent says; how it is paid stands after its first paragraph. */
  letters: Record<
    Exclude<LateRentStep, 'petition'>,
    {
      subject: (facts: LetterFacts) => string;
      paragraphs: (facts: LetterFacts) => readonly string[];
    }
  >;
  /** To the agent, or a landlord without one: the documents of a petition are ready. */
  petition: {
    subject: (home: string) => string;
    paragraphs: (home: string) => readonly string[];
  };
  plans: Record<
    PlanMail,
    (facts: PlanFacts) => { subject: string; paragraphs: readonly string[] }
  > & {
    footer: string;
    stop: string;
    /** An instalment's day; the instalments of a plan stand after the first paragraph. */
    by: (day: string) => string;
  };
}
