import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { fileErrors } from '@husvaer/domain/files/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';

/** Lets the routes of one plugin take a form with one file. */
export async function takeUploads(routes: FastifyInstance): Promise<void> {
  await routes.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 20, parts: 21, fieldSize: 4096 },
  });
}

/** The one file of a form. Throws `files.missing` and `files.too_large`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw fileErrors.missing();
  const part = await request.file();
  if (!part) throw fileErrors.missing();
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE'
      ? fileErrors.too_large({ maximum: UPLOAD_BYTES_MAX })
      : fileErrors.missing();
  });
  if (bytes.length === 0) throw fileErrors.missing();
  return bytes;
}
