import { z } from 'zod';

import type { Listener } from '../../platform/dispatcher.ts';
import { hashOf } from '../../platform/keys.ts';
import { renderMail, type MailContent } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { secretOf } from './emails/secret-of.ts';
import { EMAIL_SIDES, findEmailChange } from './emails/store.ts';
import {
  codeMail,
  deactivatedMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  identityBoundMail,
  passkeyMail,
  passwordChangedMail,
  passwordLinkMail,
} from './mails.ts';
import { codeFingerprint } from './proofs/code-fingerprint.ts';
import { findPasswordLink, saveCode, savePasswordLink } from './proofs/store.ts';
import { findLogin, type Login } from './store.ts';

/** The maximum for a code sent by another channel (OWASP ASVS 5.0, 6.5.5). */
const CODE_MINUTES = 10;
const LINK_MINUTES = 60;
/** A link is mailed again while it is valid for at least this long. */
const LEFT_MINUTES = 15;

/** The person who asks does not learn whether there is such an account; it is looked up here. */
const wanted = z.object({ accountId: z.string().nullable(), site: z.string() });
const changing = z.object({ accountId: z.string(), site: z.string() });
const changed = z.object({ accountId: z.string(), former: z.string() });
/** The site is missing in events of an operator's command, or of an earlier version. */
const eventPayload = z.object({ accountId: z.string(), site: z.string().optional() });

/** Mails the owner of an account that its logins have changed, with a link to a page of the site they are on. */
const notice = (
  event: string,
  path: string,
  write: (language: Login['language'], url: string) => MailContent,
): Listener => ({
  event,
  name: event.replace('.', '.mail_'),
  async handle(work, payload) {
    const { accountId, site = work.origin.href } = eventPayload.parse(payload);
    const account = await findLogin(work.tx, { id: accountId });
    if (!account) return;
    await send(work, account.email, write(account.language, new URL(path, site).href));
  },
});

/**
 * Notifications by mail. Codes and links are made here, when the mail is written: an event never holds a
 * secret.
 */
export const mails: readonly Listener[] = [
  {
    event: 'accounts.code_requested',
    name: 'accounts.mail_code',
    async handle(work, payload) {
      const { accountId } = wanted.parse(payload);
      const account = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
      if (!account || account.verifiedAt) return;
      const code = work.keys.newCode();
      const at = work.clock.now();
      await saveCode(work.tx, {
        at,
        accountId: account.id,
        print: codeFingerprint(work, account.id, code),
        expiresAt: at.add({ minutes: CODE_MINUTES }),
      });
      await send(work, account.email, codeMail(account.language, code));
    },
  },
  {
    event: 'accounts.password_link_requested',
    name: 'accounts.mail_password_link',
    async handle(work, payload) {
      const { accountId, site } = wanted.parse(payload);
      const account = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
      if (!account) return;
      const { id, secret, expiresAt } = await goodLink(work, account.id);
      // The secret is in the fragment, which browsers do not send.
      const url = new URL(`/create-new-password/${id}#${secret}`, site).href;
      await send(work, account.email, passwordLinkMail(account.language, { expiresAt, url }));
    },
  },
  notice('accounts.password_changed', '/reset-password', passwordChangedMail),
  notice('accounts.identity_bound', '/profile', identityBoundMail),
  notice('accounts.deactivated', '/login', deactivatedMail),
  {
    event: 'accounts.email_change_requested',
    name: 'accounts.mail_email_change',
    async handle(work, payload) {
      const { accountId, site } = changing.parse(payload);
      const account = await findLogin(work.tx, { id: accountId });
      const change = await findEmailChange(work.tx, accountId);
      if (!account || !change) return;
      const { email: former, language } = account;
      const { email } = change;
      const taken = await findLogin(work.tx, { email });
      if (taken) {
        const url = new URL('/reset-password', site).href;
        await send(work, taken.email, emailTakenMail(taken.language, url));
      }
      for (const side of taken ? (['former'] as const) : EMAIL_SIDES) {
        // The secret is in the fragment, which browsers do not send.
        const url = new URL(`/confirm-email/${change.id}#${secretOf(work, change.id, side)}`, site);
        const mail = emailChangeMail(language, { side, former, email, url: url.href });
        await send(work, side === 'former' ? former : email, mail);
      }
    },
  },
  {
    event: 'accounts.email_changed',
    name: 'accounts.mail_email_changed',
    async handle(work, payload) {
      const { accountId, former } = changed.parse(payload);
      const account = await findLogin(work.tx, { id: accountId });
      if (!account) return;
      const { email, language } = account;
      for (const address of [former, email])
        await send(work, address, emailChangedMail(language, { former, email }));
    },
  },
  ...(['added', 'removed'] as const).map((what) =>
    notice(`accounts.passkey_${what}`, '/profile', (language, url) =>
      passkeyMail(language, { what, url }),
    ),
  ),
];

/**
 * The valid link of an account, or a new one, so that a request by another person invalidates none. The
 * secret is derived from the link's id: it can be mailed again and is not stored.
 */
async function goodLink(
  { tx, keys, clock, newId }: Work,
  accountId: string,
): Promise<{ id: string; secret: string; expiresAt: Temporal.Instant }> {
  const secretOf = (id: string) => keys.fingerprint('password link', id);
  const now = clock.now();
  const last = await findPasswordLink(tx, accountId);
  // A link made with a former `SECRET_KEY` has another secret.
  if (
    last?.print === hashOf(secretOf(last?.id ?? '')) &&
    Temporal.Instant.compare(last.expiresAt, now.add({ minutes: LEFT_MINUTES })) >= 0
  )
    return { id: last.id, secret: secretOf(last.id), expiresAt: last.expiresAt };
  const id = newId();
  const secret = secretOf(id);
  const expiresAt = now.add({ minutes: LINK_MINUTES });
  await savePasswordLink(tx, { id, accountId, print: hashOf(secret), expiresAt });
  return { id, secret, expiresAt };
}

export async function send(work: Work, to: string, mail: MailContent): Promise<void> {
  await queueMail(work, { to, ...renderMail(mail) });
}
