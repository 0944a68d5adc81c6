import { tidyLine } from '@husvaer/domain/kernel/text';
import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { MailDraft, MailReader } from '../../platform/mail/layout.ts';
import type { NoticeFacts } from './contract/contract.ts';
import { WORDS } from './messages/words-of.ts';
import type { LetterMail } from './messages/words.ts';

/** The mail that a letter goes with; `title` is the letter's, and `mail` null takes the words of its kind. */
export function letterMail(
  { language, name, url, sender }: MailReader,
  { kind, title, mail }: { kind: LetterKind; title: string; mail: LetterMail | null },
): MailDraft {
  const { letters, button, footer } = WORDS[language];
  const { subject, paragraphs, facts } = mail ?? {
    subject: title,
    paragraphs: letters[kind](title),
  };
  return {
    language,
    // A name may hold what a header may not.
    subject: tidyLine(subject),
    title: subject,
    preheader: paragraphs[0] ?? '',
    ...{ name, paragraphs, ...(facts && { facts }) },
    button: { label: button, url },
    footer,
    sender,
  };
}

/**
 * What the mail with a notice says: who gave it, of which home, the last day, and how to protest;
 * `protestAddress` is where a protest by letter goes, if anywhere.
 */
export function noticeLetter(
  language: 'en' | 'no',
  facts: NoticeFacts & { protestAddress: string | null },
): LetterMail {
  const { notice, by } = WORDS[language];
  const { protestUntil, protestTo: to, landlord, givenFor } = facts;
  return notice({
    giver:
      facts.by === 'tenant'
        ? new Intl.ListFormat(language).format(facts.tenants.map(({ name }) => name))
        : givenFor === null
          ? landlord.name
          : by(landlord.name, givenFor),
    home: facts.address,
    givenOn: dateOf(facts.givenOn),
    endsOn: dateOf(facts.endsOn),
    protest:
      protestUntil === null
        ? null
        : { until: dateOf(protestUntil), ...to, address: facts.protestAddress },
  });
}

/** To the sender of a paper that a signer declined; `title` is the paper's. */
export function declinedMail(
  { language, name, url, sender }: MailReader,
  said: { title: string; name: string; reason: string; isLease: boolean },
): MailDraft {
  const { declined, button, sent } = WORDS[language];
  const subject = tidyLine(declined.subject(said.title));
  const paragraphs = declined.paragraphs(said);
  return {
    ...{ language, subject, title: subject, name, sender },
    ...{ preheader: paragraphs[0] ?? '', paragraphs },
    button: { label: button, url },
    footer: sent,
  };
}

const dateOf = (iso: string): string => iso.split('-').toReversed().join('.');
