import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { fileErrors } from '@husvaer/domain/files/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';

/** Lets the routes of one plugin receive a form with one file. */
export async function registerFormUpload(routes: FastifyInstance): Promise<void> {
  await routes.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 20, parts: 21, fieldSize: 4096 },
  });
}

/** The one file of a form, not read yet, and the fields before it. Throws `files.missing`. */
export async function openUpload(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw fileErrors.missing();
  const part = await request.file().catch((error: unknown) => {
    throw uploadError(error);
  });
  if (!part) throw fileErrors.missing();
  return part;
}

/** The bytes of the one file of a form. Throws `files.missing` and `files.too_large`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const part = await openUpload(request);
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw uploadError(error);
  });
  if (bytes.length === 0) throw fileErrors.missing();
  return bytes;
}

/** Our error for an interrupted upload. */
export const uploadError = (error: unknown): Error =>
  (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    ? fileErrors.too_large({ maximum: UPLOAD_BYTES_MAX })
    : fileErrors.missing();
