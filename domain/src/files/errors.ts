import { literalError } from '../kernel/errors.ts';

/** What the specification says of any upload that failed (section 8). */
const FAILED = 'Failed to upload file';

export const fileErrors = {
  unsupported_type: literalError(
    'files.unsupported_type',
    'unsupported',
    'File type is not supported',
  ),
  /** The camera format of iPhones, which no free decoder reads. */
  heic: literalError('files.heic', 'unsupported', 'File type is not supported'),
  too_large: literalError('files.too_large', 'too_large', FAILED),
  /** There is no room for one more beside those that are there. */
  too_many: literalError('files.too_many', 'conflict', FAILED),
  too_many_pixels: literalError('files.too_many_pixels', 'unsupported', 'image upload failed'),
  missing: literalError('files.missing', 'invalid', FAILED),
  unreadable: literalError('files.unreadable', 'invalid', 'image upload failed'),
  /** A file that is not there, or an upload that is nobody's or somebody else's. */
  not_found: literalError('files.not_found', 'not_found', 'File not found'),
  /** A picture at an address that nobody here calls: not https, or not on the open internet. */
  fetch_refused: literalError('files.fetch_refused', 'invalid', 'image upload failed'),
  /** A picture that was not at its address, or whose server never answered. */
  fetch_failed: literalError('files.fetch_failed', 'invalid', 'image upload failed'),
  policy_tampered: literalError('files.policy_tampered', 'forbidden', FAILED),
  policy_expired: literalError('files.policy_expired', 'forbidden', FAILED),
  /** The form says something else than its policy: another folder, name or type. */
  policy_mismatch: literalError('files.policy_mismatch', 'forbidden', FAILED),
  /** A policy is good for one file. */
  policy_used: literalError('files.policy_used', 'forbidden', FAILED),
} as const;
