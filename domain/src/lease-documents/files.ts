import { DOCUMENT_TITLE_MAX } from '../files/documents.ts';
import { UPLOAD_NAME } from '../files/uploads.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import type { LeaseSide } from '../leases/enums.ts';

/** Files added in one call. */
export const LEASE_FILES_AT_ONCE = 50;

/** The folder of a lease's uploads (specification, section 7): `<partnerId>/contract`. */
export const leaseFolder = (partnerId: string | null): string =>
  partnerId === null ? 'contract' : `${partnerId}/contract`;

const addedFile = z.strictObject({
  propertyId: uuid,
  contractId: uuid,
  directive: z.literal('Files'),
  context: z.literal('contract'),
  subContext: z.literal('lease'),
  leaseSerial: z.int(),
  isVisibleToTenant: z.boolean(),
  isVisibleToLandlord: z.boolean(),
  /** Its new title. */
  title: nonEmptyLine(DOCUMENT_TITLE_MAX),
  /** Bytes, as the client states them; the server counts them itself. */
  size: z.int().nonnegative(),
  /** The upload's name: eleven characters and the extension. */
  name: z.string().regex(UPLOAD_NAME),
});

/** Files to add to a lease, as the specification's clients send them (section 7). */
export const addedFiles = z
  .strictObject({
    files: z.array(addedFile).min(1).max(LEASE_FILES_AT_ONCE),
    requestFrom: z.literal('partner_public'),
  })
  .superRefine(({ files }, context) => {
    for (const [index, { contractId }] of files.entries())
      if (contractId !== files[0]?.contractId)
        context.addIssue({
          code: 'custom',
          path: ['files', index, 'contractId'],
          params: { reason: 'not_allowed' },
        });
  });
export type AddedFiles = z.output<typeof addedFiles>;

/** Whether a user can see a file of a lease; users who may write its documents see all files. */
export const canReadFile = (
  { side, mayWrite }: { side: LeaseSide; mayWrite: boolean },
  file: { isVisibleToTenant: boolean; isVisibleToLandlord: boolean },
): boolean => mayWrite || (side === 'tenant' ? file.isVisibleToTenant : file.isVisibleToLandlord);
