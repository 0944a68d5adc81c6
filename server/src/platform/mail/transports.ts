import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { BounceAddresses } from './bounce-address.ts';
import type { PortOptions, Ports } from '../outside/ports.ts';
import { MailRefused, type MailTransport } from './mailer.ts';

/** Milliseconds a mail server may take to connect, and between its answers. */
const CONNECT_MAX = 10_000;
const SILENCE_MAX = 30_000;
const PORT_OPTIONS: PortOptions = {
  seconds: 120,
  atOnce: 100,
  isAnswer: (error) => error instanceof MailRefused,
};

/**
 * Sends by SMTP. `from` is `Name <address>` or an address. With `bounces`, each mail has its own address for
 * delivery reports.
 */
export function smtpTransport(
  url: string,
  { from, bounces, ports }: { from: string; bounces: BounceAddresses | null; ports: Ports },
): MailTransport {
  const port = ports.to('mail server', url, PORT_OPTIONS);
  const server = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: CONNECT_MAX,
      greetingTimeout: CONNECT_MAX,
      socketTimeout: SILENCE_MAX,
      // A mail never includes files of this machine or content from URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const [, address = from, domain = 'localhost'] = /([^<\s]+@([^>\s]+))>?$/.exec(from) ?? [];
  const senderName = /^(.*?)\s*</.exec(from)?.[1]?.replaceAll('"', '') || domain;

  return {
    send: ({ id, to, sender, subject, text, html, headers, attachments }) =>
      port.execute(async () => {
        try {
          await server.sendMail({
            messageId: `<${id}@${domain}>`,
            // The address stays Husvær's, which receivers verify (SPF, DKIM).
            ...(sender !== null && { from: { name: `${sender} via ${senderName}`, address } }),
            to,
            // Reports return only the headers, so that servers on the way do not see the content.
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

/**
 * The server permanently refuses the recipient or the content (RFC 5321, 5yz); a refused login is our own
 * fault.
 */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && responseCode !== undefined && responseCode >= 500;
}

/** Writes each mail as a JSON file to a folder, which developers read at `/dev/outbox`. */
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
