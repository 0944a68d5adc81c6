import type { FastifyInstance } from 'fastify';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { photoUrl } from '@husvaer/domain/files/photo';

import type { HttpContext } from '../../../platform/feature.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAvatar, readUpload, registerFormUpload } from '../../files/public.ts';
import { accountPolicy } from '../policy.ts';
import { viewerOf } from '../sessions/tokens.ts';
import { setProfileImage } from '../use-cases/set-profile-image.ts';
import { RULES } from './limits.ts';

/** Serves the files of a profile: its picture, and the export of all data. */
export function serveProfile(app: FastifyInstance, context: HttpContext): void {
  void app.register(async (routes) => {
    await registerFormUpload(routes);

    routes.post('/api/profile-image', async (request) => {
      const viewer = await viewerOf(request.headers.authorization, context);
      if (viewer.kind !== 'account') throw accountErrors.login_required();
      await context.limits.consume(RULES.uploadByAccount, viewer.id);
      const sent = await readUpload(request);
      const photo = await makeAvatar(context.storage, newId(), sent);
      await context.runner.run(viewer, setProfileImage, { accountId: viewer.id, photo });
      return { url: photoUrl(photo.id, 480, 'webp') };
    });

    routes.get('/api/my-data', async (request, reply) => {
      const viewer = await viewerOf(request.headers.authorization, context);
      if (!accountPolicy.downloadData(viewer)) throw accountErrors.login_required();
      await context.limits.consume(RULES.dataByAccount, viewer.id);
      const data = await context.personalData(viewer);
      return reply
        .header('content-disposition', 'attachment; filename="husvaer.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ takenAt: context.clock.now(), ...data }, null, 2));
    });
  });
}
