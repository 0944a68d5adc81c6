import { Resolver } from 'node:dns/promises';

import { createTransport } from 'nodemailer';

import { finding, type Finding } from '@husvaer/domain/operations/findings';

import { problemIn } from './check.ts';
import type { Check } from '../feature.ts';

const CONNECT_MS = 5000;

/** Whether the mail server accepts us, and whether other servers can know that our mails are ours. */
export const mailCheck: Check = {
  name: 'mail',
  async run({ config }) {
    const { SMTP_URL: url, MAIL_FROM: from, MAIL_DKIM_SELECTOR: selector } = config;
    if (!url) return [finding('mail.unset')];
    const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? '';
    const texts = textsBy(new Resolver({ timeout: 2000, tries: 2 }));
    return Promise.all([
      connects(url),
      spfOf(domain, texts),
      selector ? dkimOf(domain, selector, texts) : finding('dkim.unset', { domain }),
    ]);
  },
};

async function connects(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const server = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
  });
  try {
    await server.verify();
    return finding('mail.ok', { host });
  } catch (error) {
    return finding('mail.silent', { host, problem: problemIn(error) });
  } finally {
    server.close();
  }
}

/** The texts of a name in DNS; none when the name has none. Throws when DNS does not answer. */
type Texts = (name: string) => Promise<string[]>;

const textsBy =
  (resolver: Resolver): Texts =>
  async (name) => {
    try {
      // A long text comes in parts.
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };

/** Whether the domain names its mail servers (RFC 7208). */
export async function spfOf(domain: string, texts: Texts): Promise<Finding> {
  try {
    const record = (await texts(domain)).find((text) => /^v=spf1(\s|$)/i.test(text));
    return record ? finding('spf.ok', { domain }) : finding('spf.missing', { domain });
  } catch (error) {
    return finding('spf.unknown', { domain, problem: problemIn(error) });
  }
}

/** Whether the domain publishes a key for signatures of mails (RFC 6376); an empty one is revoked. */
export async function dkimOf(domain: string, selector: string, texts: Texts): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  try {
    const has = (await texts(name)).some((text) => /(^|;)\s*p=[\w+/]/.test(text));
    return has ? finding('dkim.ok', { domain }) : finding('dkim.missing', { name });
  } catch (error) {
    return finding('dkim.unknown', { name, problem: problemIn(error) });
  }
}
