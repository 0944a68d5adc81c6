import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { LetterMail } from '../../leases/public.ts';

/** The facts of a notice for its mail. Dates are already formatted. */
export interface NoticeMailFacts {
  /** `Kari Lie ved Nordbolig` */
  giver: string;
  home: string;
  givenOn: string;
  endsOn: string;
  /** How the tenants can protest, if they may. */
  protest: { until: string; name: string; email: string; address: string | null } | null;
}

/** The texts of mails about leases. */
export interface LeaseMailTexts {
  /** The mail with a letter; `title` is the letter's. */
  letters: Record<LetterKind, (title: string) => string[]>;
  notice: (facts: NoticeMailFacts) => LetterMail;
  /** `ved`, between a landlord and the agency. */
  by: (landlord: string, agency: string) => string;
  /**
   * To the sender of a document that a signer declined; the reason is empty if the signer’s account is
   * deleted.
   */
  declined: {
    subject: (title: string) => string;
    paragraphs: (facts: {
      title: string;
      name: string;
      reason: string;
      isLease: boolean;
    }) => readonly string[];
  };
  /** To the sender of a document whose signer has an electronic identity with another name. */
  otherName: {
    subject: (title: string) => string;
    /** `isOver` when the signing has ended by it. */
    paragraphs: (facts: {
      title: string;
      name: string;
      otherName: string;
      isOver: boolean;
    }) => readonly string[];
  };
  /** To the sender of a document whose signing was stopped; `why` is a sentence, null for the broker’s end. */
  stopped: {
    subject: (title: string) => string;
    paragraphs: (facts: {
      title: string;
      why: string | null;
      isLease: boolean;
    }) => readonly string[];
  };
  /** To a landlord whose profile lacks what a drafted lease must state of them. */
  landlordFacts: {
    subject: (home: string) => string;
    /** `missing` is a list of `lacks`. */
    paragraphs: (facts: { agency: string; home: string; missing: string }) => readonly string[];
    lacks: { birthDate: string; postalAddress: string };
    button: string;
  };
  /** Why a lease was withdrawn: another one of the home is binding. */
  homeLet: string;
  button: string;
  footer: string;
  /** Why the sender of a document gets this mail. */
  sent: string;
}
