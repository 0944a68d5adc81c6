import { addDays } from '@husvaer/domain/kernel/dates';
import { PETITION_DAYS } from '@husvaer/domain/leases/status';

import { findBooks } from '../../ledger/public.ts';
import { acceptsEmailNotices } from '../../lease-documents/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { postalAddressOf } from '../../properties/public.ts';
import { queuePostalLetters } from '../../postal/public.ts';
import { findRefused } from '../../../platform/mail/bounces.ts';
import type { Work } from '../../../platform/work.ts';
import type { RentLetter } from '../store.ts';

/**
 * Queues the copies of a notice that have to go by post: to tenants who have not accepted notices by e-mail
 * (tvangsfullbyrdelsesloven § 4-18), or whose address accepts no mail, and to Nav (husleieloven § 9-11).
 */
export async function postNotice(
  work: Work,
  letter: RentLetter,
  { documentId, sentTo }: { documentId: string; sentTo: readonly string[] },
): Promise<void> {
  const { tx } = work;
  const { id: ofId, bookId, leaseId, parties, payBy, tellsNav } = letter;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  const [book] = await findBooks(tx, [bookId]);
  if (!rent || !book) return;
  const { property, number: leaseNumber } = rent;
  const about = {
    partnerId: book.partnerId,
    leaseId,
    leaseNumber,
    ofId,
    documentId,
    senderName: book.name,
    // Its text counts the days of the law from its posting.
    postBy: payBy && addDays(payBy, -PETITION_DAYS),
  };
  if (await goesByPost(work, leaseId, sentTo))
    await queuePostalLetters(work, {
      ...about,
      kind: 'rent_notice',
      recipients: parties.tenants.map(({ name }) => ({ name, address: postalAddressOf(property) })),
    });
  if (tellsNav)
    await queuePostalLetters(work, {
      ...about,
      kind: 'nav_copy',
      // The office of the municipality. The person who posts the letter looks up its address.
      recipients: [{ name: `Nav ${property.city}`, address: null }],
    });
}

async function goesByPost(
  { tx }: Work,
  leaseId: string,
  sentTo: readonly string[],
): Promise<boolean> {
  if (sentTo.length === 0 || !(await acceptsEmailNotices(tx, leaseId))) return true;
  return (await findRefused(tx, sentTo)).size > 0;
}
