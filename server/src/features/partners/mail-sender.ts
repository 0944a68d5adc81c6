import type { MailSender } from '../../platform/mail/mail.ts';
import type { ReadWork } from '../../platform/work.ts';
import { LOGO_SIZE, logoPath } from './logo.ts';
import { siteAddress } from './site-address.ts';
import { findPartner } from './store.ts';

/** The company in whose name mails about a partner's homes and leases are sent; null for Husvær itself. */
export async function mailSender(
  work: Pick<ReadWork, 'tx' | 'origin'>,
  partnerId: string | null,
): Promise<MailSender | null> {
  const partner = partnerId === null ? undefined : await findPartner(work.tx, partnerId);
  if (!partner) return null;
  const { id, name, legalName, orgNumber, email = null, phoneNumber, streetAddress } = partner;
  const site = await siteAddress(work, id);
  return {
    name,
    replyTo: email,
    facts: [
      // The name it is known by is shown above.
      [legalName === name ? null : legalName, orgNumber && `org.nr. ${inThrees(orgNumber)}`]
        .filter(Boolean)
        .join(', '),
      ...[streetAddress, phoneNumber, email].map((fact) => fact ?? ''),
    ].filter(Boolean),
    logo: partner.logo === null ? null : { url: new URL(logoPath(id), site).href, ...LOGO_SIZE },
    color: partner.color,
  };
}

const inThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
