import { mailDirectory } from './folders.ts';
import type { WorkerContext } from './platform/feature.ts';
import { createBounceAddresses } from './platform/mail/bounce-address.ts';
import { startBounceServer, type BounceServer } from './platform/mail/bounce-server.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { folderTransport, smtpTransport } from './platform/mail/transports.ts';

interface Mail {
  mailer: Mailer;
  /**
   * Starts the server for reports about mails; null when it is not configured, or when other processes send
   * the mails.
   */
  receiveReports(): Promise<BounceServer | null>;
}

/** Sends mails by the configured mail server, otherwise writes them to a folder. */
export function createMail(context: WorkerContext): Mail {
  const { config, keys, ports } = context;
  const { BOUNCE_DOMAIN: domain, BOUNCE_PORT: port, BOUNCE_HOST: host } = config;
  const addresses = domain === undefined ? null : createBounceAddresses(keys, domain);
  return {
    mailer: createMailer({
      ...context,
      transport: config.SMTP_URL
        ? smtpTransport(config.SMTP_URL, { from: config.MAIL_FROM, bounces: addresses, ports })
        : folderTransport(mailDirectory(config)),
      receivesBounces: addresses !== null,
    }),
    async receiveReports() {
      if (!addresses || domain === undefined || port === undefined || config.ROLE === 'web')
        return null;
      return startBounceServer({ ...context, port, host, domain, addresses });
    },
  };
}
