import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import type { Invitation } from './invitations/store.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';

const WORDS = { en, no };

/** To a person whom a partner invites. */
export function invitationMail(
  { url, ...to }: MailReader,
  { partner, registerAs }: { partner: string } & Pick<Invitation, 'registerAs'>,
): MailContent {
  const words = WORDS[to.language];
  const paragraphs = words.text[registerAs](partner);
  return {
    ...to,

    subject: words.subject(partner),
    title: words.title(partner),
    paragraphs,
    button: { label: words.button, url },
    footer: words.footer(partner),
  };
}
