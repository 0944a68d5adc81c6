import { LETTER_KINDS, type LetterKind } from '@husvaer/domain/leases/papers';
import { kycPath } from '@husvaer/domain/leases/paths';

import { createDocumentFromFile } from '../../files/public.ts';
import { orderSigning } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  findConfirmedName,
  lockLeasesOf,
  settingsOf,
  changePaper,
  lockPaper,
  claimWaitingPaper,
  type Paper,
  type WaitingPaper,
} from '../../leases/public.ts';
import { endPaper } from './end-paper.ts';
import { mailLetter } from './mail-letter.ts';
import { recordPaperEvent } from './record-paper-event.ts';

/** Seconds making a document may take before another node may claim it. */
const HOLD_SECONDS = 60;
const ATTEMPTS_MAX = 6;

/** Claims the next document to make for a while; other nodes skip it. */
export function claimNextPaper({ tx, clock }: Work): Promise<WaitingPaper | undefined> {
  const now = clock.now();
  return claimWaitingPaper(tx, now, now.add({ seconds: HOLD_SECONDS }));
}

/** The key of a document's file; the same when it is made again. */
export const paperKey = (id: string): string => `documents/paper-${id}.pdf`;

/** Sends a document that was made and stored, unless it was withdrawn meanwhile. */
export async function sendOut(
  work: Work,
  { id, sha256, size }: { id: string; sha256: string; size: number },
): Promise<void> {
  const { tx, clock } = work;
  const paper = await lockPaper(tx, id);
  if (paper?.state !== 'making') return;
  const title = paper.titles[paper.language];
  const document = await createDocumentFromFile(work, {
    key: paperKey(id),
    title,
    name: `${title}.pdf`,
    size,
    contentType: 'application/pdf',
  });
  if (isLetter(paper)) {
    await mailLetter(work, paper, document);
    await changePaper(tx, id, { state: 'sent', documentId: document.id, endedAt: clock.now() });
    return recordPaperEvent(work, paper, 'letter_sent', { kind: paper.kind });
  }
  const { signingDays, remindingDays } = await settingsOf(tx, paper.partnerId);
  const { leaseId, assignmentId } = paper;
  // An assignment may have several leases, and one landlord.
  const [lease] = await lockLeasesOf(tx, leaseId ? { leaseId } : { assignmentId: assignmentId! });
  const signers = [];
  for (const { depositReference, ...signer } of paper.signers)
    signers.push({
      ...signer,
      errandPath: depositReference ? kycPath(depositReference) : null,
      confirmedName:
        lease &&
        (await findConfirmedName(tx, lease.id, { ...signer, orgNumber: signer.orgNumber ?? null })),
    });
  const orderId = await orderSigning(work, {
    subject: { kind: 'paper', id },
    title: paper.titles,
    // The language of the landlord's own contract is unknown.
    language: paper.ownContractId ? null : paper.language,
    informationPath: paper.kind === 'lease' && !paper.ownContractId ? previewPath(paper) : null,
    document: { id: document.id, key: document.key },
    sha256,
    partnerId: paper.partnerId,
    returnTo: paper.returnTo,
    expiresAt: clock.now().add({ hours: 24 * signingDays }),
    remindAfterDays: remindingDays,
    signers,
  });
  await changePaper(tx, id, { state: 'signing', documentId: document.id, orderId });
  await recordPaperEvent(work, paper, paper.kind === 'lease' ? 'contract_made' : 'paper_made', {
    kind: paper.kind,
  });
}

/** The page with the lease in the other language than the signed one. */
const previewPath = ({ returnTo, language }: Paper): string =>
  `${returnTo}/preview?language=${language === 'no' ? 'en' : 'no'}`;

const isLetter = (paper: Paper): paper is Paper & { kind: LetterKind } =>
  (LETTER_KINDS as readonly string[]).includes(paper.kind);

/** Schedules another attempt after a failure that may be temporary; after the last one the document ends. */
export async function postpone(work: Work, { id, attempts }: WaitingPaper): Promise<void> {
  const paper = await lockPaper(work.tx, id);
  if (paper?.state !== 'making') return;
  if (attempts >= ATTEMPTS_MAX) return endPaper(work, paper, { state: 'failed' });
  const dueAt = work.clock.now().add({ seconds: 2 ** attempts });
  await changePaper(work.tx, id, { dueAt });
}
