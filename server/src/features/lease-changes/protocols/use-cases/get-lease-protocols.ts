import { findDocuments, type Document } from '../../../files/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { getLease } from '../../../leases/public.ts';
import { findProtocols, type Protocol } from '../store.ts';

/** A protocol with its photos. */
export interface ShownProtocol extends Protocol {
  photos: Map<string, Document>;
}

/** The protocols of a lease, for its parties. */
export async function getLeaseProtocols(work: ReadWork, id: string): Promise<ShownProtocol[]> {
  await getLease(work, id);
  const protocols = await findProtocols(work.tx, id);
  const ids = protocols.flatMap(({ content }) => content.rooms.flatMap((room) => room.photoIds));
  const photos = new Map((await findDocuments(work.tx, ids)).map((one) => [one.id, one]));
  return protocols.map((protocol) => ({ ...protocol, photos }));
}
