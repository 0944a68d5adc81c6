import { createAttachments } from '../files/public.ts';
import type { Work } from '../../platform/work.ts';
import { addProofs, type Side } from './records/releases/store.ts';

export async function saveProofs(
  work: Work,
  releaseId: string,
  side: Side,
  attachments: Parameters<typeof createAttachments>[1]['attachments'],
): Promise<void> {
  const { viewer } = work;
  const ownerId = viewer.kind === 'account' ? viewer.id : '';
  const documents = await createAttachments(work, {
    attachments,
    ownerId,
    at: 'inputData.attachments',
  });
  await addProofs(
    work.tx,
    releaseId,
    side,
    documents.map(({ id }) => id),
  );
}
