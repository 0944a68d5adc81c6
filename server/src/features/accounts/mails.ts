import type { MailContent } from '../../platform/mail/layout.ts';
import type { EmailSide } from './emails/store.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import { momentOf } from '../../platform/written.ts';

const WORDS = { en, no };

type Language = MailContent['language'];

/** To an address that was used to register. */
export function codeMail(language: Language, code: string): MailContent {
  const { subject, title, text } = WORDS[language].code;
  return mailOf(language, { subject: subject(code), title, paragraphs: text, code });
}

/** To a person who wants a new password. */
export function passwordLinkMail(
  language: Language,
  { expiresAt, url }: { expiresAt: Temporal.Instant; url: string },
): MailContent {
  const { subject, title, text, button } = WORDS[language].passwordLink;
  const paragraphs = text(momentOf(expiresAt, language));
  return mailOf(language, { subject, title, paragraphs, button: { label: button, url } });
}

export function passwordChangedMail(language: Language, url: string): MailContent {
  const { subject, title, text, button } = WORDS[language].passwordChanged;
  return mailOf(language, { subject, title, paragraphs: text, button: { label: button, url } });
}

/** To an address that has an account, when another account requested it. */
export function emailTakenMail(language: Language, url: string): MailContent {
  const { subject, text, button } = WORDS[language].emailTaken;
  return mailOf(language, {
    subject,
    paragraphs: text,
    button: { label: button, url },
  });
}

/** To one of the two addresses, before the change. */
export function emailChangeMail(
  language: Language,
  { side, former, email, url }: { side: EmailSide; former: string; email: string; url: string },
): MailContent {
  const { subject, text, button } = WORDS[language].emailChange;
  return mailOf(language, {
    subject,
    paragraphs: text[side](former, email),
    button: { label: button, url },
  });
}

/** To both addresses, after the change. */
export function emailChangedMail(
  language: Language,
  { former, email }: { former: string; email: string },
): MailContent {
  const { subject, text } = WORDS[language].emailChanged;
  return mailOf(language, { subject, paragraphs: text(former, email) });
}

export function passkeyMail(
  language: Language,
  { what, url }: { what: 'added' | 'removed'; url: string },
): MailContent {
  const { [what]: facts, button } = WORDS[language].passkey;
  return mailOf(language, {
    subject: facts.title,
    paragraphs: facts.text,
    button: { label: button, url },
  });
}

/** To a person whose account can be logged in to by another identity from now on. */
export function identityBoundMail(language: Language, url: string): MailContent {
  const { subject, text, button } = WORDS[language].identityBound;
  return mailOf(language, { subject, paragraphs: text, button: { label: button, url } });
}

export function deactivatedMail(language: Language, url: string): MailContent {
  const { subject, text, button } = WORDS[language].deactivated;
  return mailOf(language, { subject, paragraphs: text, button: { label: button, url } });
}

export function deletedMail(language: Language): MailContent {
  const { subject, title, text } = WORDS[language].deleted;
  return mailOf(language, { subject, title, paragraphs: text });
}

const mailOf = (
  language: Language,
  facts: Omit<MailContent, 'language' | 'footer'>,
): MailContent => ({
  ...facts,
  language,
  footer: WORDS[language].footer,
});
