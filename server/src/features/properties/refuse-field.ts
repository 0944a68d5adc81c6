import { requestErrors, type AppError, type FieldReason } from '@husvaer/domain/kernel/errors';

/** An error about one field of the input. */
export const refused = (field: string, reason: FieldReason): AppError =>
  requestErrors.invalid({ fields: [{ path: `inputData.${field}`, reason }] });
