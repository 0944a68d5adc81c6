import { z } from 'zod';

import { PROTOCOL_KINDS, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { Listener } from '../../platform/dispatcher.ts';
import { findChange } from './amendments/store.ts';
import {
  applyAgreement,
  loadPaperForUpdate,
  type AgreedChanges,
  type Paper,
} from '../leases/public.ts';
import { applySignedProtocol } from './protocols/use-cases/send-protocol.ts';

const completed = z.object({ subject: z.object({ kind: z.string(), id: z.string() }) });

/**
 * Applies an amendment or a protocol that everyone has signed; `lease-documents` has recorded the document as
 * signed.
 */
export const applySignedPapers: Listener = {
  event: 'signing.completed',
  name: 'lease_changes.apply_signed_paper',
  async handle(work, payload) {
    const { subject } = completed.parse(payload);
    if (subject.kind !== 'paper') return;
    const paper = await loadPaperForUpdate(work, subject.id, 'signed');
    if (!paper) return;
    if (isProtocol(paper)) await applySignedProtocol(work, paper);
    else if (isAgreement(paper))
      await applyAgreement(work, paper, await findChange(work.tx, paper));
  },
};

const isProtocol = (paper: Paper): paper is Paper & { kind: ProtocolKind } =>
  (PROTOCOL_KINDS as readonly string[]).includes(paper.kind);

const isAgreement = (paper: Paper): paper is Paper & { kind: keyof AgreedChanges } =>
  paper.kind === 'extension' || paper.kind === 'ending' || paper.kind === 'tenants';
