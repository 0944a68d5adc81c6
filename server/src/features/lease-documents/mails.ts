import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import type { NoticeFacts } from './contract/contract.ts';
import type { LetterMail } from '../leases/public.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { LeaseMailTexts } from './messages/mail-texts.ts';
import { dateOf } from '../../platform/written.ts';

/**
 * The mail that a letter is attached to; `title` is the letter's, and `mail` null uses the text of its kind.
 */
export function letterMail(
  { url, ...to }: MailReader,
  { kind, title, mail }: { kind: LetterKind; title: string; mail: LetterMail | null },
): MailContent {
  const { letters, button, footer } = MAIL_TEXTS[to.language];
  const { subject, paragraphs, facts } = mail ?? {
    subject: title,
    paragraphs: letters[kind](title),
  };
  return {
    ...to,

    subject,
    paragraphs,
    ...(facts && { facts }),
    button: { label: button, url },
    footer,
  };
}

/** The text of the mail with a notice: the giver, the home, the last day, and how to protest. */
export function noticeLetter(language: 'en' | 'no', facts: NoticeFacts): LetterMail {
  const { notice, by } = MAIL_TEXTS[language];
  const { protestUntil, letting, landlord, givenFor } = facts;
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
    protest: protestUntil === null ? null : { until: dateOf(protestUntil), ...letting },
  });
}

/** To the sender of a document that a signer declined; `title` is the document's. */
export function declinedMail(
  { url, ...to }: MailReader,
  facts: { title: string; name: string; reason: string; isLease: boolean },
): MailContent {
  const { declined, button, sent } = MAIL_TEXTS[to.language];
  const subject = declined.subject(facts.title);
  const paragraphs = declined.paragraphs(facts);
  return {
    ...to,
    subject,
    paragraphs,
    button: { label: button, url },
    footer: sent,
  };
}

/** To the sender of a document whose signer has an electronic identity with another name. */
export function otherNameMail(
  { url, ...to }: MailReader,
  facts: { title: string; name: string; otherName: string; isOver: boolean },
): MailContent {
  const { otherName, button, sent } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: otherName.subject(facts.title),
    paragraphs: otherName.paragraphs(facts),
    button: { label: button, url },
    footer: sent,
  };
}

/** To the sender of a document that was withdrawn because of a signature, or by the broker: `why` is null then. */
export function stoppedMail(
  { url, ...to }: MailReader,
  facts: { title: string; why: string | null; isLease: boolean },
): MailContent {
  const { stopped, button, sent } = MAIL_TEXTS[to.language];
  return {
    ...to,
    subject: stopped.subject(facts.title),
    paragraphs: stopped.paragraphs(facts),
    button: { label: button, url },
    footer: sent,
  };
}

/** To a landlord whose agency has drafted a lease that must state more of them than their profile has. */
export function landlordFactsMail(
  { url, ...to }: MailReader,
  facts: {
    agency: string;
    home: string;
    lacks: Readonly<Record<keyof LeaseMailTexts['landlordFacts']['lacks'], boolean>>;
  },
): MailContent {
  const { landlordFacts: words, footer } = MAIL_TEXTS[to.language];
  const { birthDate, postalAddress } = words.lacks;
  const missing = [
    ...(facts.lacks.birthDate ? [birthDate] : []),
    ...(facts.lacks.postalAddress ? [postalAddress] : []),
  ];
  return {
    ...to,
    subject: words.subject(facts.home),
    paragraphs: words.paragraphs({
      ...facts,
      missing: new Intl.ListFormat(to.language).format(missing),
    }),
    button: { label: words.button, url },
    footer,
  };
}
