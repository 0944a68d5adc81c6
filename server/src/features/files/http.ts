import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { MultipartFile } from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { fileErrors } from '@husvaer/domain/files/errors';
import { POLICY_SECONDS } from '@husvaer/domain/files/uploads';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { HttpContext } from '../../platform/feature.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import { attachmentCalled } from '../../platform/http/content-disposition.ts';
import { SIGNED_FILES_PATH } from '../../platform/storage/signed-files.ts';
import { UPLOADS_PATH } from '../../platform/storage/disk-storage.ts';
import type { Disk, Storage } from '../../platform/storage/storage.ts';
import { GUEST } from '../../platform/viewer.ts';
import { isPhotoPath, photoKey, typeOf } from './photo-files.ts';
import { openUpload, registerFormUpload, uploadError } from './read-upload.ts';
import { requireUnusedPolicy } from './use-cases/require-unused-policy.ts';
import { receiveUpload } from './use-cases/receive-upload.ts';

const PHOTOS_PATH = '/files/photos/';
/** An interrupted upload may be retried; a policy must not be used to fill the disk. */
const TRIES_BY_POLICY: Rule = { name: 'upload tries', points: 10, seconds: POLICY_SECONDS };

/** Serves photos, and receives uploads when they are stored in our own folder. */
export function serveFiles(app: FastifyInstance, context: HttpContext): void {
  const { storage } = context;
  if (storage.disk) {
    serveFolder(app, storage.disk);
    serveUploads(app, context, storage.disk);
    serveSignedFiles(app, context, storage.disk);
  } else serveBucket(app, storage);
}

/** A photo never changes at its URL, so any cache may keep it. */
function serveFolder(app: FastifyInstance, { directory }: Disk): void {
  // Before the first photo there is no folder to serve.
  mkdirSync(join(directory, 'photos'), { recursive: true });
  void app.register(fastifyStatic, {
    root: join(directory, 'photos'),
    prefix: PHOTOS_PATH,
    decorateReply: false,
    allowedPath: isPhotoPath,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
}

/** Proxies photos at the same URLs, so that the bucket needs no public access. */
function serveBucket(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { id: string; name: string } }>(
    `${PHOTOS_PATH}:id/:name`,
    async ({ params: { id, name } }, reply) => {
      const bytes = isPhotoPath(`/${id}/${name}`) && (await storage.read(photoKey(id, name)));
      if (!bytes) throw requestErrors.not_found();
      return reply
        .type(typeOf(name) ?? '')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}

/** Receives a form that S3 would accept: the holder of a policy may upload once. */
function serveUploads(app: FastifyInstance, context: HttpContext, disk: Disk): void {
  const { runner, clock, limits } = context;
  void app.register(async (routes) => {
    await registerFormUpload(routes);

    routes.post(UPLOADS_PATH, { config: { isStreamed: true } }, async (request, reply) => {
      const part = await openUpload(request);
      const permitted = disk.check(fieldsOf(part), clock.now());
      if (typeof permitted === 'string') throw fileErrors[`policy_${permitted}`]();
      const { key, bytesMax } = permitted;
      await limits.consume(TRIES_BY_POLICY, key);
      await runner.read(GUEST, requireUnusedPolicy, key);

      const received = await disk.receive(part.file).catch((error: unknown) => {
        throw uploadError(error);
      });
      try {
        if (part.file.truncated || received.bytes > bytesMax)
          throw fileErrors.too_large({ maximum: bytesMax });
        if (received.bytes === 0) throw fileErrors.missing();
        await runner.run(GUEST, receiveUpload, { key, received });
      } finally {
        // A kept file has been moved away by now.
        await received.drop();
      }
      return reply.status(204).send();
    });
  });
}

/**
 * Serves files for download for some minutes. They are saved and never shown, so that nothing in them runs on
 * our origin.
 */
function serveSignedFiles(app: FastifyInstance, { clock, storage }: HttpContext, disk: Disk): void {
  app.get<{ Querystring: { signed?: unknown } }>(SIGNED_FILES_PATH, async ({ query }, reply) => {
    const signed = disk.readSignedUrl(String(query.signed), clock.now());
    const file = signed && (await storage.open(signed.key));
    if (!file) throw fileErrors.not_found();
    return reply
      .type(signed.contentType)
      .headers({
        'content-length': file.size,
        'content-disposition': attachmentCalled(signed.filename),
      })
      .send(file.stream);
  });
}

/** The fields before the file, as S3 requires. */
const fieldsOf = ({ fields }: MultipartFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && 'value' in field ? [[name, String(field.value)]] : [],
    ),
  );
