import { findDocuments, type Document } from '../files/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findAttachments, findFormIdsWith } from './attachments/store.ts';
import { findForm, type Form } from './store.ts';
import { mayAnswer } from './may-answer.ts';

/** Forms with their files. Callers check permission to see them. */
export async function withAttachments<Given extends Pick<Form, 'id'>>(
  tx: ReadTx,
  forms: readonly Given[],
): Promise<(Given & { attachments: Document[] })[]> {
  const found = await findAttachments(
    tx,
    forms.map(({ id }) => id),
  );
  const ids = [...new Set(found.map(({ documentId }) => documentId))];
  const documents = new Map((await findDocuments(tx, ids)).map((one) => [one.id, one]));
  return forms.map((form) => ({
    ...form,
    attachments: found.flatMap(({ interestId, documentId }) =>
      interestId === form.id ? (documents.get(documentId) ?? []) : [],
    ),
  }));
}

/**
 * Whether a document belongs to a form that the viewer's side answers. Its sender has access as its owner.
 */
export async function mayReadAttachment(work: ReadWork, documentId: string): Promise<boolean> {
  for (const id of await findFormIdsWith(work.tx, documentId)) {
    const form = await findForm(work.tx, id);
    if (form && (await mayAnswer(work, form))) return true;
  }
  return false;
}
