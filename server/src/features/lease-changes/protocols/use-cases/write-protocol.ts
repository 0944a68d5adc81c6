import { fileErrors } from '@husvaer/domain/files/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { protocolContent } from '@husvaer/domain/leases/protocol';
import { z } from '@husvaer/domain/kernel/zod';

import { createAttachments } from '../../../files/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { loadSignedLeaseForUpdate } from '../../../leases/public.ts';
import { saveProtocol } from '../store.ts';
import { type ProtocolId, protocolOf, requireOpenProtocol } from '../protocols.ts';
import type { Unread } from '../../../../platform/unread.ts';

/** The part of the input that depends on the lease. */
export const protocolInput = (facts: Parameters<typeof protocolContent>[0]) =>
  z.object({ content: protocolContent(facts) });

/**
 * Saves what was found when a home was taken over or handed back. Throws `leases.not_found`,
 * `leases.not_running` before everyone has signed the lease, `leases.changed_elsewhere` when the version is
 * not the latest (0 is the first), `leases.wrong_state` when the protocol is out or signed, and
 * `request.invalid` with its fields.
 */
export async function writeProtocol(
  work: Work,
  {
    id,
    kind,
    version,
    rest,
  }: ProtocolId & { version: number; rest: Unread<ReturnType<typeof protocolInput>> },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, author, side } = await loadSignedLeaseForUpdate(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const known = await protocolOf(tx, { id, kind });
  await requireOpenProtocol(work, { id, kind }, known);
  if ((known?.version ?? 0) !== version)
    throw leaseErrors.changed_elsewhere({ version: known?.version ?? 0 });
  const { rooms, deposit, ...content } = rest.read(
    protocolInput({ kind, today: lease.today, security: lease.securityAmount }),
  ).content;
  const stored = new Set(known?.content.rooms.flatMap(({ photoIds }) => photoIds));
  const written = [];
  for (const [index, { photos, ...room }] of rooms.entries()) {
    const at = `inputData.content.rooms.${index}.photos`;
    // Photos already in it may be of another user on the same side.
    const isStored = ({ _id }: { _id?: string | null }) => stored.has(_id ?? '');
    const attachments = photos.filter((photo) => !isStored(photo));
    const documents = await createAttachments(work, { attachments, ownerId: author.id, at });
    const notPicture = documents.findIndex(({ contentType }) => !contentType.startsWith('image/'));
    if (notPicture >= 0) throw fileErrors.not_a_picture({ path: `${at}.${notPicture}` });
    const photoIds = [
      ...photos.filter(isStored).map(({ _id }) => _id!),
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
