import type { ApiError } from '@husvaer/contract/operation';

import { ApiFailure, browserApi, failureOf, send } from '../../../platform/api.ts';
import { bearer } from '../../../platform/session.ts';
import { booksInPath } from '../../ledger/public.tsx';
import { BankFiles } from './bank-files.graphql.ts';
import { bookedSchema, rehearsedSchema, type BookedFile, type RehearsedFile } from './results.ts';

type Progress = (share: number) => void;

/**
 * Uploads a bank file, and returns what became of it, or of each file in a ZIP. Like {@link rehearseBankFile}.
 */
export const sendBankFile = async (
  partnerId: string | null,
  file: File,
  onProgress: Progress,
): Promise<BookedFile[]> => bookedSchema.parse(await upload(partnerId, file, '', onProgress)).files;

/**
 * Uploads a bank file and returns what booking it would do, or each file in a ZIP. Throws {@link ApiFailure} with what is wrong with
 * it. `onProgress` is called with the share that has been sent, from 0 to 1.
 */
export const rehearseBankFile = async (
  partnerId: string | null,
  file: File,
  onProgress: Progress,
): Promise<RehearsedFile[]> =>
  rehearsedSchema.parse(await upload(partnerId, file, '?isRehearsal=true', onProgress)).files;

/** Returns what a file that waits will do on its day. Throws {@link ApiFailure}. */
export async function rehearseWaitingFile(
  partnerId: string | null,
  fileId: string,
): Promise<RehearsedFile[]> {
  const path = `/api/bank/files/${booksInPath(partnerId)}/${fileId}/rehearsal`;
  return rehearsedSchema.parse(await send(path, { method: 'POST', repeatable: true })).files;
}

async function upload(
  partnerId: string | null,
  file: File,
  query: string,
  onProgress: Progress,
): Promise<unknown> {
  // A normal call renews an expired token, which an upload can't.
  await browserApi(BankFiles, { partnerId, limit: 1, skip: 0 }).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
  });
  const form = new FormData();
  form.append('file', file);
  return post(`/api/bank/files/${booksInPath(partnerId)}${query}`, form, onProgress);
}

/** Only XMLHttpRequest reports the progress of an upload. */
function post(path: string, form: FormData, onProgress: Progress): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      const { status } = request;
      if (status === 200) resolve(JSON.parse(request.responseText));
      else if (status === 0) reject(new TypeError('The file did not arrive.'));
      else void failureOf(status, errorsIn(request)).then(reject);
    });
    request.open('POST', path);
    request.setRequestHeader('authorization', `Bearer ${bearer() ?? ''}`);
    request.send(form);
  });
}

function errorsIn({ responseText }: XMLHttpRequest): ApiError[] {
  try {
    return (JSON.parse(responseText) as { errors?: ApiError[] }).errors ?? [];
  } catch {
    return [];
  }
}
