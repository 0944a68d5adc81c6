import type { LetterKind } from '@husvaer/domain/leases/papers';

/** What mails about leases say. */
export interface LeaseMailWords {
  /** A letter that goes with the mail; `title` is the letter's own. */
  letters: Record<LetterKind, (title: string) => string[]>;
  button: string;
  footer: string;
}
