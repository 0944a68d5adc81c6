import { createHash } from 'node:crypto';

import { OWN_CONTRACT_PAGES_MAX } from '@husvaer/domain/lease-documents/own-contract';

import { findDocuments } from '../../files/public.ts';
import { findLogo } from '../../partners/public.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { rebuildPdfInProcess } from '../../../platform/pdf/rebuild-pdf-in-process.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createRowWorker } from '../../../platform/row-worker.ts';
import type { Worker } from '../../../platform/worker.ts';
import { paperKey, sendOut } from './make-paper.ts';
import { writeWholeNumber } from './write-whole-number.ts';
import {
  PAPER_CHANNEL,
  claimNextPaper,
  postponePaper,
  type WaitingPaper,
} from '../../leases/public.ts';

/** Draws the queued documents and sends them for signing. No transaction is open during the work. */
export function createPaperWorker(
  context: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>,
): Worker {
  const { runner, storage } = context;

  async function make(waiting: WaitingPaper): Promise<void> {
    const { id, ownContractId, partnerId, sentAt } = waiting;
    const text = await runner.run(SYSTEM, writeWholeNumber, waiting);
    const logo = await runner.read(SYSTEM, ({ tx }) => findLogo(tx, partnerId), undefined);
    const drawn = await drawDocument(text, { at: sentAt, logo, read: storage.read });
    const pdf = ownContractId ? await withContract(drawn, ownContractId) : drawn;
    await storage.write(paperKey(id), pdf, 'application/pdf');
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    await runner.run(SYSTEM, sendOut, { id, sha256, size: pdf.length });
  }

  /** A page of facts with the landlord's own contract appended. */
  async function withContract(front: Uint8Array, documentId: string): Promise<Uint8Array> {
    const [document] = await runner.read(
      SYSTEM,
      ({ tx }) => findDocuments(tx, [documentId]),
      undefined,
    );
    const bytes = document && (await storage.read(document.key));
    if (!bytes) throw new Error('The contract that was uploaded is not there.');
    const pagesMax = OWN_CONTRACT_PAGES_MAX;
    const made = await rebuildPdfInProcess({ front, bytes, pagesMax });
    if ('refusal' in made) throw new Error(`The contract that was uploaded is ${made.refusal}.`);
    return made.pdf;
  }

  return createRowWorker({
    context,
    channel: PAPER_CHANNEL,
    claim: claimNextPaper,
    perform: make,
    postpone: postponePaper,
    failure: ({ id, attempts }) => ({ message: 'paper not made', paperId: id, attempts }),
  });
}
