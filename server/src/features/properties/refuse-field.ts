import { requestErrors, type AppError, type FieldReason } from '@husvaer/domain/kernel/errors';

/** A field of what was said that stands in the way. */
export const refused = (field: string, reason: FieldReason): AppError =>
  requestErrors.invalid({ fields: [{ path: `inputData.${field}`, reason }] });
