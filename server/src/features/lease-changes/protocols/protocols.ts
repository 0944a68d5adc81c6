import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { Work } from '../../../platform/work.ts';
import { requireNoneOpen } from '../../leases/public.ts';
import { findProtocols, type Protocol } from './store.ts';

export interface ProtocolId {
  id: string;
  kind: ProtocolKind;
}

export const protocolOf = async (
  tx: Work['tx'],
  { id, kind }: ProtocolId,
): Promise<Protocol | undefined> =>
  (await findProtocols(tx, id)).find((protocol) => protocol.kind === kind);

export async function requireOpenProtocol(
  work: Work,
  { id, kind }: ProtocolId,
  protocol: Protocol | undefined,
): Promise<void> {
  if (protocol?.signedAt) throw leaseErrors.wrong_state({ paper: 'signed' });
  await requireNoneOpen(work, { leaseId: id }, kind);
}
