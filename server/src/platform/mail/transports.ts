import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { BounceAddresses } from './bounce-address.ts';
import type { Habits, Ports } from '../outside/ports.ts';
import { MailRefused, type MailTransport } from './mailer.ts';

/** Milliseconds a mail server may take to answer, at the beginning and in between. */
const CONNECT_MAX = 10_000;
const SILENCE_MAX = 30_000;
const HABITS: Habits = {
  seconds: 120,
  atOnce: 100,
  isAnswer: (error) => error instanceof MailRefused,
};

/**
 * A mail server, by SMTP. `from` is `Name <address>` or an address. Where there are `bounces`, what becomes
 * of a mail is reported to an address of its own.
 */
export function smtpTransport(
  url: string,
  { from, bounces, ports }: { from: string; bounces: BounceAddresses | null; ports: Ports },
): MailTransport {
  const port = ports.to('mail server', url, HABITS);
  const server = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: CONNECT_MAX,
      greetingTimeout: CONNECT_MAX,
      socketTimeout: SILENCE_MAX,
      // A mail is what its texts say, never what lies on this machine or elsewhere.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const [, address = from, domain = 'localhost'] = /([^<\s]+@([^>\s]+))>?$/.exec(from) ?? [];
  const house = /^(.*?)\s*</.exec(from)?.[1]?.replaceAll('"', '') || domain;

  return {
    send: ({ id, to, sender, subject, text, html, headers, attachments }) =>
      port.ask(async () => {
        try {
          await server.sendMail({
            messageId: `<${id}@${domain}>`,
            // The address stays the house's, which is what receivers check (SPF, DKIM).
            ...(sender !== null && { from: { name: `${sender} via ${house}`, address } }),
            to,
            // Of a mail that fails its headers are enough: what it says is nobody's on the way.
            ...(bounces && {
              envelope: { from: bounces.of(id), to },
              dsn: { id, return: 'headers', notify: 'failure' },
            }),
            subject,
            text,
            html,
            headers: { 'Auto-Submitted': 'auto-generated', ...headers },
            attachments: [...attachments],
          });
        } catch (error) {
          const isOfAddress = (error as { command?: string }).command === 'RCPT TO';
          throw isRefused(error)
            ? new MailRefused('refused', { cause: error, isOfAddress })
            : error;
        }
      }),
    close: () => server.close(),
  };
}

/** A receiver or a content the server will never take (RFC 5321, 5yz); a login it refuses is ours to mend. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && responseCode !== undefined && responseCode >= 500;
}

/** A folder, with each mail as a JSON file: what developers read at `/dev/outbox`. */
export function folderTransport(directory: string): MailTransport {
  mkdirSync(directory, { recursive: true });
  return {
    async send(mail) {
      const file = join(directory, `${mail.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2));
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
