import { LETTER_KINDS, type LetterKind } from '@husvaer/domain/leases/papers';
import { kycPath } from '@husvaer/domain/leases/paths';

import { createDocumentFromFile } from '../../files/public.ts';
import { orderSigning } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  findConfirmedName,
  findLeaseIdsOf,
  findLeases,
  loadPaperForUpdate,
  recordMade,
  settingsOf,
  type Paper,
} from '../../leases/public.ts';
import { mailLetter } from './mail-letter.ts';

/** The key of a document's file; the same when it is made again. */
export const paperKey = (id: string): string => `documents/paper-${id}.pdf`;

/** Sends a document that was made and stored, unless it was withdrawn meanwhile. */
export async function sendOut(
  work: Work,
  { id, sha256, size }: { id: string; sha256: string; size: number },
): Promise<void> {
  const { tx, clock } = work;
  const paper = await loadPaperForUpdate(work, id, 'making');
  if (!paper) return;
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
    return recordMade(work, paper, { documentId: document.id, orderId: null });
  }
  const { signingDays, remindingDays } = await settingsOf(tx, paper.partnerId);
  const { leaseId, assignmentId } = paper;
  // An assignment may have several leases, and one landlord.
  const ids = leaseId ? [leaseId] : await findLeaseIdsOf(tx, assignmentId!);
  const lease = (await findLeases(tx, ids)).find((one) => one.paper !== 'called_off');
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
  await recordMade(work, paper, { documentId: document.id, orderId });
}

/** The page with the lease in the other language than the signed one. */
const previewPath = ({ returnTo, language }: Paper): string =>
  `${returnTo}/preview?language=${language === 'no' ? 'en' : 'no'}`;

const isLetter = (paper: Paper): paper is Paper & { kind: LetterKind } =>
  (LETTER_KINDS as readonly string[]).includes(paper.kind);
