import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import { findDocuments } from '../../../files/public.ts';
import type { Work } from '../../../../platform/work.ts';
import {
  CLAUSES,
  aboutLease,
  recipientOf,
  sendPaper,
  signsAs,
} from '../../../lease-documents/public.ts';
import {
  loadSignedLeaseForUpdate,
  recordLeaseEvent,
  recordPaperEvent,
  type Paper,
} from '../../../leases/public.ts';
import { markSigned } from '../store.ts';
import { type ProtocolId, protocolOf, requireOpenProtocol } from '../protocols.ts';

/** Sends a protocol to everyone for signing, in any order. Throws as {@link writeProtocol} does. */
export async function sendProtocol(
  work: Work,
  { id, kind, language }: ProtocolId & { language: 'en' | 'no' },
): Promise<void> {
  const { tx } = work;
  const { lease, side, about } = await loadSignedLeaseForUpdate(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const protocol = await protocolOf(tx, { id, kind });
  if (!protocol || !lease.landlord) throw leaseErrors.wrong_state({ paper: 'none' });
  await requireOpenProtocol(work, { id, kind }, protocol);
  const { content } = protocol;
  const ids = content.rooms.flatMap(({ photoIds }) => photoIds);
  const photos = new Map((await findDocuments(tx, ids)).map((one) => [one.id, one]));
  const facts = {
    ...(await aboutLease(work, lease)),
    ...content,
    kind,
    rooms: content.rooms.map(({ photoIds, ...room }) => ({
      ...room,
      photos: photoIds.flatMap((photoId) => photos.get(photoId) ?? []),
    })),
    deposit: content.deposit && {
      whole: lease.securityAmount ?? 0n,
      toLandlord: BigInt(content.deposit.toLandlord),
      reason: content.deposit.reason,
      isGuarantee: lease.securityType !== 'deposit_account',
    },
  };
  const { later } = CLAUSES;
  const text = { en: later.en.protocol(facts), no: later.no.protocol(facts) };
  const signers = [
    ...lease.tenants.map(signsAs('tenant', 1)),
    signsAs('landlord', 1)(recipientOf(lease.landlord)),
  ];
  await sendPaper(work, lease, { kind, text, language, signers });
  await recordLeaseEvent(work, about, 'protocol_sent', { kind });
}

/** Applies a protocol that everyone has signed: its split of the deposit is agreed. */
export async function applySignedProtocol(
  work: Work,
  paper: Paper & { kind: ProtocolKind },
): Promise<void> {
  const { kind } = paper;
  const leaseId = paper.leaseId!;
  const protocol = await markSigned(work.tx, { leaseId, kind }, work.clock.now());
  await recordPaperEvent(work, paper, 'protocol_signed', { kind });
  const deposit = protocol?.content.deposit ?? null;
  await work.emit({ name: 'lease_changes.protocol_signed', payload: { leaseId, kind, deposit } });
}
