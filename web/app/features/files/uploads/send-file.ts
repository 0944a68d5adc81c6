import { fitsExtension, INSPECTED_BYTES } from '@husvaer/domain/files/content';
import { extensionOf } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';
import type { UploadInput } from '@husvaer/domain/files/uploads';

import type { ApiError } from '@husvaer/contract/operation';

import { browserApi, failureOf } from '../../../platform/api.ts';
import { GetUploadPolicy } from './upload-policy.graphql.ts';

interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file and returns the key of its upload. Throws {@link ApiFailure}, and `files.unsupported_type`
 * for a type that the API would refuse after the upload.
 */
export async function sendFile(
  where: Pick<UploadInput, 'directive' | 'subFolderName'>,
  file: File,
  { onProgress, signal }: Sending,
): Promise<string> {
  const beginning = new Uint8Array(await file.slice(0, INSPECTED_BYTES).arrayBuffer());
  if (where.directive === 'Files' && !fitsExtension(extensionOf(file.name), beginning))
    throw fileErrors.unsupported_type();
  const queryData = { ...where, filename: file.name };
  const { getUploadPolicy } = await browserApi(GetUploadPolicy, { queryData }, { signal });
  const { url, policyData } = getUploadPolicy;
  const form = new FormData();
  for (const { name, value } of policyData) form.append(name, value);
  form.append('file', file);
  await post(url, form, { onProgress, signal });
  return policyData.find(({ name }) => name === 'key')?.value ?? '';
}

/** Only XMLHttpRequest reports the progress of an upload. */
function post(url: string, form: FormData, { onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      const { status } = request;
      if (status === 200 || status === 204) resolve();
      else if (status === 0) reject(new TypeError('The file did not arrive.'));
      else void failureOf(status, errorsIn(request)).then(reject);
    });
    request.open('POST', url);
    request.send(form);
  });
}

/** An external store answers in its own format: only the status is used then. */
function errorsIn({ responseText }: XMLHttpRequest): ApiError[] {
  try {
    return (JSON.parse(responseText) as { errors?: ApiError[] }).errors ?? [];
  } catch {
    return [];
  }
}
