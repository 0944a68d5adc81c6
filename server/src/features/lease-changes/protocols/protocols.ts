import { parseInput } from '@husvaer/domain/kernel/validation';
import { fileErrors } from '@husvaer/domain/files/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { protocolContent, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import { findDocuments, takeAttachments, type Document } from '../../files/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  CLAUSES,
  aboutLease,
  recipientOf,
  sendPaper,
  signsAs,
  tellHistory,
} from '../../lease-documents/public.ts';
import {
  recordLeaseEvent,
  lockOpenPapers,
  type Paper,
  getLease,
  takeSignedLease,
} from '../../leases/public.ts';
import { findProtocols, markSigned, saveProtocol, type Protocol } from './store.ts';

interface Which {
  id: string;
  kind: ProtocolKind;
}

/** A protocol with its photos, as somebody reads it. */
export interface ShownProtocol extends Protocol {
  photos: Map<string, Document>;
}

/** The protocols of a lease, for those it is about. */
export async function getLeaseProtocols(work: ReadWork, id: string): Promise<ShownProtocol[]> {
  await getLease(work, id);
  const protocols = await findProtocols(work.tx, id);
  const ids = protocols.flatMap(({ content }) => content.rooms.flatMap((room) => room.photoIds));
  const photos = new Map((await findDocuments(work.tx, ids)).map((one) => [one.id, one]));
  return protocols.map((protocol) => ({ ...protocol, photos }));
}

/**
 * Writes down what was found when a home was taken over or handed back. Throws `leases.not_found`,
 * `leases.not_running` before all have signed the lease, `leases.changed_elsewhere` for a version that
 * is not the latest (0 is the first), `leases.wrong_state` for one that is out or signed, and
 * `request.invalid` with its fields.
 */
export async function writeProtocol(
  work: Work,
  { id, kind, version, said }: Which & { version: number; said: unknown },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, author, side } = await takeSignedLease(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const known = await protocolOf(tx, { id, kind });
  await expectOpen(work, { id, kind }, known);
  if ((known?.version ?? 0) !== version)
    throw leaseErrors.changed_elsewhere({ version: known?.version ?? 0 });
  const schema = protocolContent({ kind, today: lease.today, security: lease.securityAmount });
  const { rooms, deposit, ...content } = parseInput(schema, said, 'inputData.content');
  const kept = new Set(known?.content.rooms.flatMap(({ photoIds }) => photoIds));
  const written = [];
  for (const [index, { photos, ...room }] of rooms.entries()) {
    const at = `inputData.content.rooms.${index}.photos`;
    // What is in it already may be another's who writes for the same side.
    const isKept = ({ _id }: { _id?: string | null }) => kept.has(_id ?? '');
    const asked = photos.filter((photo) => !isKept(photo));
    const documents = await takeAttachments(work, { asked, ownerId: author.id, at });
    const stray = documents.findIndex(({ contentType }) => !contentType.startsWith('image/'));
    if (stray >= 0) throw fileErrors.unsupported_type({ path: `${at}.${stray}` });
    const photoIds = [
      ...photos.filter(isKept).map(({ _id }) => _id!),
      ...documents.map(({ id: photoId }) => photoId),
    ];
    written.push({ ...room, photoIds: [...new Set(photoIds)] });
  }
  await saveProtocol(
    tx,
    {
      id: newId(),
      leaseId: id,
      kind,
      content: {
        ...content,
        rooms: written,
        deposit: deposit && {
          toLandlord: String(deposit.toLandlord),
          reason: deposit.reason,
        },
      },
    },
    clock.now(),
  );
}

/** Sends a protocol out to be signed by all, in any order. Throws as {@link writeProtocol} does. */
export async function sendProtocol(
  work: Work,
  { id, kind, language }: Which & { language: 'en' | 'no' },
): Promise<void> {
  const { tx } = work;
  const { lease, side, about } = await takeSignedLease(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const protocol = await protocolOf(tx, { id, kind });
  if (!protocol || !lease.landlord) throw leaseErrors.wrong_state({ paper: 'none' });
  await expectOpen(work, { id, kind }, protocol);
  const { content } = protocol;
  const ids = content.rooms.flatMap(({ photoIds }) => photoIds);
  const photos = new Map((await findDocuments(tx, ids)).map((one) => [one.id, one]));
  const facts = {
    ...aboutLease(lease),
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

/** All have signed a protocol: what it says of the deposit is what both agree on. */
export async function takeSignedProtocol(
  work: Work,
  paper: Paper & { kind: ProtocolKind },
  leaseId: string,
): Promise<void> {
  const { kind } = paper;
  const protocol = await markSigned(work.tx, { leaseId, kind }, work.clock.now());
  await tellHistory(work, paper, 'protocol_signed', { kind });
  const deposit = protocol?.content.deposit ?? null;
  await work.emit({ name: 'lease.protocol_signed', payload: { leaseId, kind, deposit } });
}

const protocolOf = async (tx: Work['tx'], { id, kind }: Which): Promise<Protocol | undefined> =>
  (await findProtocols(tx, id)).find((protocol) => protocol.kind === kind);

async function expectOpen(
  { tx }: Work,
  { id, kind }: Which,
  protocol: Protocol | undefined,
): Promise<void> {
  if (protocol?.signedAt) throw leaseErrors.wrong_state({ paper: 'signed' });
  const open = await lockOpenPapers(tx, { leaseId: id });
  if (open.some((paper) => paper.kind === kind)) throw leaseErrors.open_already();
}
