import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { LetterMail } from '../../leases/public.ts';

/** A notice, as its mail tells of it. Days are written already. */
export interface NoticeMailFacts {
  /** `Kari Lie ved Nordbolig` */
  giver: string;
  home: string;
  givenOn: string;
  endsOn: string;
  /** How the tenants protest, where they may. */
  protest: { until: string; name: string; email: string; address: string | null } | null;
}

/** What mails about leases say. */
export interface LeaseMailTexts {
  /** A letter that goes with the mail; `title` is the letter's own. */
  letters: Record<LetterKind, (title: string) => string[]>;
  notice: (said: NoticeMailFacts) => LetterMail;
  /** `ved`, between a landlord and their agency. */
  by: (landlord: string, agency: string) => string;
  /** To the sender of a paper that a signer declined; the reason is empty if the signer’s account is deleted. */
  declined: {
    subject: (title: string) => string;
    paragraphs: (said: {
      title: string;
      name: string;
      reason: string;
      isLease: boolean;
    }) => readonly string[];
  };
  button: string;
  footer: string;
  /** Why the sender of a paper gets this mail. */
  sent: string;
}
