import { tidyLine } from '@husvaer/domain/kernel/text';

import type { MailContent, MailReader } from '../../platform/mail/layout.ts';
import { dateOf } from '../../platform/written.ts';
import type { Invitation } from './invitations/store.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';

const WORDS = { en, no };

/** To a person whom a partner invites, or the operator as an auditor. */
export function invitationMail(
  { url, ...to }: MailReader,
  { partner, registerAs, endsOn }: { partner: string } & Pick<Invitation, 'registerAs' | 'endsOn'>,
): MailContent {
  const words = WORDS[to.language];
  const paragraphs = words.text[registerAs](partner, endsOn === null ? '' : dateOf(endsOn));
  return {
    ...to,
    subject: words.subject[registerAs](partner),
    title: words.title(partner),
    paragraphs,
    button: { label: words.button, url },
    footer: words.footer(partner),
  };
}

/** To the people of an agency: a key of its own system ends soon. */
export function keyEndsMail(
  { url, ...to }: MailReader,
  { key, endsOn }: { key: string; endsOn: string },
): MailContent {
  const { keyEnds: words } = WORDS[to.language];
  const facts = { key: tidyLine(key), on: dateOf(endsOn) };
  return {
    ...to,
    subject: words.subject(facts),
    paragraphs: words.text(facts),
    button: { label: words.button, url },
    footer: words.footer,
  };
}
