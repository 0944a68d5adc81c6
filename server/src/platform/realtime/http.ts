import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { Viewer } from '../viewer.ts';
import type { ReadWork, Runner, UseCase } from '../work.ts';
import type { Member } from './protocol.ts';
import type { Realtime } from './realtime.ts';

/** A kind of channel for browsers: all channels whose name is the prefix and an id. */
export interface ChannelKind {
  /** `private-account-` */
  prefix: string;
  /** The viewer's member data on the channel with this id; null when they may not subscribe. */
  admit: UseCase<ReadWork, string, Member | null>;
}

/** The request of pusher-js before it subscribes. */
const querySchema = z.object({
  socket_id: z.string().regex(/^\d{1,12}\.\d{1,12}$/),
  channel_name: z.string().max(200),
});

/**
 * `POST /api/auth/pusher`: permission to subscribe to a private or presence channel (specification, section
 * 7).
 */
export function serveChannelPermits(
  app: FastifyInstance,
  deps: {
    realtime: Realtime;
    runner: Runner;
    kinds: readonly ChannelKind[];
    identify: (authorization: string | undefined) => Promise<Viewer>;
  },
): void {
  const { realtime, runner, kinds, identify } = deps;
  void app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    routes.post('/api/auth/pusher', async (request) => {
      const viewer = await identify(request.headers.authorization);
      if (viewer.kind !== 'account') throw accountErrors.login_required();
      const { socket_id: socketId, channel_name: channel } = parseInput(querySchema, request.body);
      const kind = kinds.find(({ prefix }) => channel.startsWith(prefix));
      const id = channel.slice(kind?.prefix.length ?? 0);
      const member = kind && (await runner.read(viewer, kind.admit, id));
      if (!member) throw requestErrors.not_found();
      return realtime.permit({ socketId, channel, member, session: viewer.sessionId });
    });
  });
}
