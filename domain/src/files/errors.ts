import { literalError } from '../kernel/errors.ts';

export const fileErrors = {
  unsupported_type: literalError(
    'files.unsupported_type',
    'unsupported',
    'File type is not supported',
  ),
  too_large: literalError('files.too_large', 'too_large', 'Failed to upload file'),
  missing: literalError('files.missing', 'invalid', 'Failed to upload file'),
  unreadable: literalError('files.unreadable', 'invalid', 'image upload failed'),
} as const;
