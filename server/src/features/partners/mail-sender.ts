import type { MailSender } from '../../platform/mail/mail.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findPartner } from './store.ts';

/** In whose name mails about a partner's homes and leases are; null where there is none: the house's own. */
export async function mailSender(
  { tx }: Pick<ReadWork, 'tx'>,
  partnerId: string | null,
): Promise<MailSender | null> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  if (!partner) return null;
  const { name, email = null, phoneNumber, streetAddress } = partner;
  const facts = [streetAddress, phoneNumber, email].flatMap((fact) => fact ?? []);
  return { name, replyTo: email, facts };
}
