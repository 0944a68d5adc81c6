import type { MailDraft, MailReader } from '../../platform/mail/layout.ts';
import type { Invitation } from './invitations/store.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';

const WORDS = { en, no };

/** To whoever a partner invites. */
export function invitationMail(
  { language, name, url, sender }: MailReader,
  { partner, registerAs }: { partner: string } & Pick<Invitation, 'registerAs'>,
): MailDraft {
  const words = WORDS[language];
  const paragraphs = words.text[registerAs](partner);
  return {
    language,
    subject: words.subject(partner),
    title: words.title(partner),
    preheader: paragraphs[0] ?? '',
    ...{ name, paragraphs },
    button: { label: words.button, url },
    footer: words.footer(partner),
    sender,
  };
}
