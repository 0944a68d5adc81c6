import { addressOfLines, type PostalAddress } from '@husvaer/domain/postal/letters';
import { releaseState } from '@husvaer/domain/deposits/release';

import { findPeople, findPostalAddresses, findReachable } from '../../accounts/public.ts';
import { addressOf, findLogoOf, type Paper } from '../../invoices/public.ts';
import { findBook } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import { siteAddress } from '../../partners/public.ts';
import { postalAddressOf } from '../../properties/public.ts';
import { queuePostalLetters } from '../../postal/public.ts';
import { appendPdf } from '../../../platform/pdf/append-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';
import { linesOfAddress } from '../../../platform/written.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { addProofs, findRelease, type Release } from '../records/releases/store.ts';
import { findDeposit, lockDepositOf, type Deposit } from '../store.ts';
import { findDepositTenants, type DepositTenant } from '../tenants/store.ts';
import { noticeText, type NoticeFacts } from './notice-text.ts';
import { NOTICE_WORDS } from './notice-words.ts';

interface Claim {
  release: Release;
  deposit: Deposit;
  rent: LeaseRent;
  tenants: DepositTenant[];
}

/**
 * The notice of a landlord's claim for rent. It is among the documents of the claim, and is posted to each tenant.
 * If it cannot be drawn, the claim waits: a log line says why, and the landlord can withdraw it and claim again.
 */
export const noticePaper: Paper = {
  async draw(work, id) {
    const claim = await expectClaim(work, id);
    const facts = await factsOf(work, claim);
    const { leaseId } = claim.deposit;
    const how = {
      at: startOfDay(claim.release.claimedOn),
      read: work.storage.read,
      logo: await findLogoOf(work.tx, leaseId),
    };
    const pdf = await drawDocument(noticeText('no', facts), how);
    const readers = await findReachable(
      work.tx,
      claim.tenants.flatMap(({ accountId }) => accountId ?? []),
    );
    if (![...readers.values()].some(({ language }) => language === 'en')) return pdf;
    return (await appendPdf(pdf, await drawDocument(noticeText('en', facts), how))).save();
  },
  async title() {
    return NOTICE_WORDS.no.title;
  },
  async send(work, id, document) {
    // It may be withdrawn at the same moment.
    await lockDepositOf(work.tx, (await expectClaim(work, id)).deposit.leaseId);
    const claim = await expectClaim(work, id);
    const { release, deposit, rent, tenants } = claim;
    if (releaseState(release, work.clock.today().toString()) !== 'notifying') return;
    await addProofs(work.tx, id, 'landlord', [document.id]);
    const { landlord } = await factsOf(work, claim);
    await queuePostalLetters(work, {
      partnerId: deposit.partnerId,
      leaseId: deposit.leaseId,
      leaseNumber: rent.number,
      kind: 'deposit_claim',
      ofId: id,
      documentId: document.id,
      senderName: landlord,
      recipients: await recipientsOf(work, claim, tenants),
      postBy: null,
    });
  },
  async giveUp() {
    // Nothing is to be recorded: no letter is posted, so the time to answer does not begin.
  },
};

async function factsOf(
  work: ReadWork,
  { release, deposit, rent, tenants }: Claim,
): Promise<NoticeFacts> {
  const { tx } = work;
  const { landlordId, partnerId } = deposit;
  const [landlord] = await findPeople(tx, [landlordId]);
  const book = await findBook(tx, partnerId);
  const own = (await findPostalAddresses(tx, [landlordId])).get(landlordId);
  return {
    leaseNumber: rent.number,
    home: addressOf(rent.property),
    landlord: landlord?.name ?? '',
    sender: book
      ? [book.name, ...linesOfAddress(book.address)]
      : [landlord?.name ?? '', ...linesOfAddress(own ?? '')],
    tenants: tenants.map(({ name }) => name),
    accounts: tenants.flatMap(({ accountNumber }) => accountNumber ?? []),
    banks: [...new Set(tenants.flatMap(({ bankName }) => bankName ?? []))],
    endedOn: rent.endsOn,
    claimed: release.asked,
    claimedOn: release.claimedOn,
    site: new URL(await siteAddress(work, partnerId)).host,
    email: book?.email ?? landlord?.email ?? '',
  };
}

/** Each tenant at the address that they have stated; otherwise at the home, which they may have left. */
async function recipientsOf(
  { tx }: ReadWork,
  { rent }: Claim,
  tenants: readonly DepositTenant[],
): Promise<{ name: string; address: PostalAddress | null }[]> {
  const stated = await findPostalAddresses(
    tx,
    tenants.flatMap(({ accountId }) => accountId ?? []),
  );
  return tenants.map(({ accountId, name }) => ({
    name,
    address:
      addressOfLines(linesOfAddress(stated.get(accountId ?? '') ?? '')) ??
      postalAddressOf(rent.property),
  }));
}

async function expectClaim({ tx }: ReadWork, id: string): Promise<Claim> {
  const release = await findRelease(tx, id);
  const deposit = release && (await findDeposit(tx, release.depositId));
  const rent = deposit && (await findLeaseRents(tx, [deposit.leaseId])).get(deposit.leaseId);
  if (!release || !deposit || !rent) throw new Error(`There is no claim ${id}.`);
  return { release, deposit, rent, tenants: await findDepositTenants(tx, [deposit.id]) };
}
