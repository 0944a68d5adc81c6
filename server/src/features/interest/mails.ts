import type { Fact, MailContent, MailReader } from '../../platform/mail/layout.ts';
import { MAIL_TEXTS } from './messages/mail-texts-by-language.ts';
import type { InterestMailTexts } from './messages/mail-texts.ts';
import type { Viewing } from './store.ts';
import { viewingTime } from './viewing-time.ts';
import type { TextLanguage } from '../../platform/written.ts';

/** The fields of a viewing in mails. */
type Held = Pick<Viewing, 'startsAt' | 'endsAt' | 'place'>;
/** The time of a viewing. */
type When = Pick<Viewing, 'startsAt' | 'endsAt'>;

/**
 * To the landlord's side: the number of new forms. `title` is the home's; `stop` is the page where these
 * mails are turned off.
 */
export function formsMail(
  to: MailReader,
  { title, count, stop }: { title: string; count: number; stop: string },
): MailContent {
  const { came, toLandlord, stop: label } = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: came.subject(count, title),
    paragraphs: came.text(count, title),
    button: came.button,
    footer: toLandlord,
    footerLink: { label, url: stop },
  });
}

/** To a person who is invited to a viewing. */
export function invitationMail(
  to: MailReader,
  { title, viewing }: { title: string; viewing: Held & Pick<Viewing, 'text'> },
): MailContent {
  const words = MAIL_TEXTS[to.language];
  const { invited } = words;
  return mailOf(to, {
    subject: invited.subject(title),
    title: invited.heading,
    paragraphs: [...invited.text(title), ...linesOf(viewing.text), invited.calendar],
    facts: whenAndWhere(to.language, viewing),
    button: invited.button,
    footer: words.toTenant(title),
  });
}

/**
 * To a person who does not get the home. `text` is the landlord's own; with `isLet`, others got it; `off` is
 * the viewing that they were invited to.
 */
export function refusalMail(
  to: MailReader,
  {
    title,
    text,
    isLet,
    off,
  }: { title: string; text: string | null; isLet: boolean; off: When | null },
): MailContent {
  const { declined, cancelled, toTenant } = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: declined.subject(title),
    paragraphs: [
      ...(isLet ? declined.let(title) : declined.text(title)),
      ...(text ? linesOf(text) : [declined.kindly]),
      ...(off ? [cancelled.text(viewingTime(off, to.language))] : []),
    ],
    button: declined.button,
    footer: toTenant(title),
  });
}

/** To a person who withdrew their form before a viewing. */
export function cancellationMail(
  to: Omit<MailReader, 'url'>,
  { title, off }: { title: string; off: When },
): MailContent {
  const { cancelled, toTenant } = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: cancelled.subject(title),
    paragraphs: [...cancelled.withdrawn(title), cancelled.text(viewingTime(off, to.language))],
    footer: toTenant(title),
  });
}

/** To a person who declined a viewing. */
export function refusedViewingMail(
  to: MailReader,
  { title, off }: { title: string; off: When },
): MailContent {
  const { cancelled, toTenant } = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: cancelled.refused.subject(title),
    paragraphs: [...cancelled.refused.text(title), cancelled.text(viewingTime(off, to.language))],
    button: cancelled.refused.button,
    footer: toTenant(title),
  });
}

/** To the owner of a national identity number that a partner has opened. */
export function openingMail(
  to: Omit<MailReader, 'url'>,
  { title, partner }: { title: string; partner: string },
): MailContent {
  const { identificationOpened, toTenant } = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: identificationOpened.subject,
    paragraphs: identificationOpened.text(partner, title),
    footer: toTenant(title),
  });
}

/** To a person who is invited to a viewing tomorrow. */
export function reminderMail(
  to: MailReader,
  { title, viewing }: { title: string; viewing: Held },
): MailContent {
  const words = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: words.reminded.subject(title),
    paragraphs: words.reminded.text(title),
    facts: whenAndWhere(to.language, viewing),
    button: words.reminded.button,
    footer: words.toTenant(title),
  });
}

/** To the landlord's side, about a viewing tomorrow: how many come, and how many do not. */
export function heldMail(
  to: MailReader,
  {
    title,
    viewing,
    stop,
    ...counts
  }: Parameters<InterestMailTexts['held']['text']>[0] & { viewing: Held; stop: string },
): MailContent {
  const words = MAIL_TEXTS[to.language];
  return mailOf(to, {
    subject: words.held.subject(title),
    paragraphs: words.held.text({ title, ...counts }),
    facts: whenAndWhere(to.language, viewing),
    button: words.held.button,
    footer: words.toLandlord,
    footerLink: { label: words.stop, url: stop },
  });
}

interface Input extends Omit<MailContent, 'language' | 'button'> {
  button?: string;
}

function mailOf(
  { url, ...to }: Omit<MailReader, 'url'> & { url?: string },
  { button, ...facts }: Input,
): MailContent {
  return {
    ...to,
    ...facts,
    ...(button && url && { button: { label: button, url } }),
  };
}

const whenAndWhere = (language: TextLanguage, viewing: Held): Fact[] => [
  { label: MAIL_TEXTS[language].labels.when, value: viewingTime(viewing, language) },
  { label: MAIL_TEXTS[language].labels.where, value: viewing.place },
];

/** A person's text by line: a mail's paragraphs have no line breaks. */
const linesOf = (text: string | null): string[] => text?.split('\n').filter(Boolean) ?? [];
