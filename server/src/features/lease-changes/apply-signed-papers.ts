import { z } from 'zod';

import { PROTOCOL_KINDS, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { Listener } from '../../platform/dispatcher.ts';
import { applyAmendment } from './amendments/apply-amendment.ts';
import { lockPaper, type Paper } from '../leases/public.ts';
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
    const paper = subject.kind === 'paper' ? await lockPaper(work.tx, subject.id) : undefined;
    if (paper?.state !== 'signed' || paper.leaseId === null || paper.kind === 'lease') return;
    if (isProtocol(paper)) await applySignedProtocol(work, paper, paper.leaseId);
    else await applyAmendment(work, paper, paper.leaseId);
  },
};

const isProtocol = (paper: Paper): paper is Paper & { kind: ProtocolKind } =>
  (PROTOCOL_KINDS as readonly string[]).includes(paper.kind);
