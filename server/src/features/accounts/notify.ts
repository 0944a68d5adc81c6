import { z } from 'zod';

import type { Listener } from '../../platform/dispatcher.ts';
import { hashOf } from '../../platform/keys.ts';
import { renderMail, type MailContent } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { MailWords } from './messages/words.ts';
import { saveCode, savePasswordLink } from './proofs/store.ts';
import { findLogin, type Login } from './store.ts';
import { printOf } from './use-cases/verify-email.ts';

const WORDS = { en, no };
/** As long as a code by another way may be good (OWASP ASVS 5.0, 6.5.5). */
const CODE_MINUTES = 10;
const LINK_MINUTES = 60;

/** Whoever asked is not told whether there is such an account; here it is found out. */
const wanted = z.object({ accountId: z.string().nullable(), site: z.string() });
const told = z.object({ accountId: z.string() });

/**
 * What people are told by mail. Codes and links are made here, when their mail is written: an event
 * never holds a secret.
 */
export const mails: readonly Listener[] = [
  {
    event: 'account.code_wanted',
    name: 'accounts.mail_code',
    async hear(work, payload) {
      const { accountId } = wanted.parse(payload);
      const account = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
      if (!account || account.verifiedAt) return;
      const code = work.keys.newCode();
      await saveCode(work.tx, {
        accountId: account.id,
        print: printOf(work, account.id, code),
        expiresAt: work.clock.now().add({ minutes: CODE_MINUTES }),
      });
      await send(work, account, ({ code: { subject, title, text } }) => ({
        subject: subject(code),
        title,
        paragraphs: text,
        code,
      }));
    },
  },
  {
    event: 'account.password_link_wanted',
    name: 'accounts.mail_password_link',
    async hear(work, payload) {
      const { accountId, site } = wanted.parse(payload);
      const account = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
      if (!account) return;
      const id = work.newId();
      const secret = work.keys.newSecret();
      const expiresAt = work.clock.now().add({ minutes: LINK_MINUTES });
      await savePasswordLink(work.tx, {
        id,
        accountId: account.id,
        print: hashOf(secret),
        expiresAt,
      });
      // The secret is in the part of the address that browsers keep to themselves.
      const url = new URL(`/create-new-password/${id}#${secret}`, site).href;
      await send(work, account, ({ passwordLink: { subject, title, text, button } }) => ({
        subject,
        title,
        paragraphs: text,
        button: { label: button, url },
      }));
    },
  },
  {
    event: 'account.password_changed',
    name: 'accounts.mail_password_changed',
    async hear(work, payload) {
      const account = await findLogin(work.tx, { id: told.parse(payload).accountId });
      if (!account) return;
      const url = new URL('/reset-password', work.origin).href;
      await send(work, account, ({ passwordChanged: { subject, title, text, button } }) => ({
        subject,
        title,
        paragraphs: text,
        button: { label: button, url },
      }));
    },
  },
];

type Said = Omit<MailContent, 'language' | 'preheader' | 'footer'> & { subject: string };

/** Writes to somebody in their language. */
export async function send(
  work: Work,
  to: Pick<Login, 'email' | 'language'>,
  say: (words: MailWords) => Said,
): Promise<void> {
  const words = WORDS[to.language];
  const { subject, ...content } = say(words);
  await queueMail(work, {
    to: to.email,
    subject,
    ...renderMail({
      ...content,
      language: to.language,
      preheader: content.paragraphs[0] ?? '',
      footer: words.footer,
    }),
  });
}
