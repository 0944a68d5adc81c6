import { accountErrors } from '@husvaer/domain/accounts/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';
import {
  nameUpload,
  POLICY_SECONDS,
  UPLOAD_NAME_LENGTH,
  type UploadInput,
} from '@husvaer/domain/files/uploads';

import { newName } from '../../../platform/ids.ts';
import type { UploadPolicy } from '../../../platform/storage/storage.ts';
import type { Work } from '../../../platform/work.ts';
import { filePolicy } from '../policy.ts';
import { addUpload } from '../uploads/store.ts';

/**
 * Permits the viewer to upload one file. Throws `accounts.login_required`, `files.unsupported_type` and
 * `files.heic`.
 */
export async function getUploadPolicy(work: Work, input: UploadInput): Promise<UploadPolicy> {
  const { viewer, clock, storage } = work;
  if (!filePolicy.upload(viewer)) throw accountErrors.login_required();
  const { key, contentType, title } = nameUpload(input, newName(UPLOAD_NAME_LENGTH));
  const { directive } = input;
  await addUpload(work.tx, { key, directive, title, ownerId: viewer.id }, clock.now());
  return storage.permit(
    { key, contentType, bytesMax: UPLOAD_BYTES_MAX, seconds: POLICY_SECONDS },
    clock.now(),
  );
}
