import { literalError } from '../kernel/errors.ts';

/** The specification's message for any failed upload (section 8). */
const FAILED = 'Failed to upload file';

export const fileErrors = {
  unsupported_type: literalError(
    'files.unsupported_type',
    'unsupported',
    'File type is not supported',
  ),
  /** Where only pictures are accepted. */
  not_a_picture: literalError('files.not_a_picture', 'unsupported', 'File type is not supported'),
  /** The camera format of iPhones, which no free decoder supports. */
  heic: literalError('files.heic', 'unsupported', 'File type is not supported'),
  too_large: literalError('files.too_large', 'too_large', FAILED),
  /** The maximum number of files is reached. */
  too_many: literalError('files.too_many', 'conflict', FAILED),
  too_many_pixels: literalError('files.too_many_pixels', 'unsupported', 'image upload failed'),
  missing: literalError('files.missing', 'invalid', FAILED),
  unreadable: literalError('files.unreadable', 'invalid', 'image upload failed'),
  /** The file does not exist, or the upload is unknown or another's. */
  not_found: literalError('files.not_found', 'not_found', 'File not found'),
  /** A picture's URL that is not called: not https, or not on the open internet. */
  fetch_refused: literalError('files.fetch_refused', 'invalid', 'image upload failed'),
  /** No picture at the URL, or no answer of its server. */
  fetch_failed: literalError('files.fetch_failed', 'invalid', 'image upload failed'),
  policy_tampered: literalError('files.policy_tampered', 'forbidden', FAILED),
  policy_expired: literalError('files.policy_expired', 'forbidden', FAILED),
  /** The form differs from its policy: another folder, name or type. */
  policy_mismatch: literalError('files.policy_mismatch', 'forbidden', FAILED),
  /** A policy is valid for one file. */
  policy_used: literalError('files.policy_used', 'forbidden', FAILED),
} as const;
