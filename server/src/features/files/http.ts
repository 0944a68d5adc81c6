import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { HttpContext } from '../../platform/feature.ts';

/** Serves photos. A photo never changes under its address, so everybody may keep it. */
export function servePhotos(app: FastifyInstance, { filesDirectory }: HttpContext): void {
  // Before the first photo there is no folder to serve.
  mkdirSync(join(filesDirectory, 'photos'), { recursive: true });
  void app.register(fastifyStatic, {
    root: join(filesDirectory, 'photos'),
    prefix: '/files/photos/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
}
