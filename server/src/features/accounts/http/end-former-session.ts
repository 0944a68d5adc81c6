import type { FastifyRequest } from 'fastify';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { readOverdue } from '../sessions/tokens.ts';
import { endOwnSession } from '../use-cases/end-own-session.ts';

/** The token of a call, valid or not. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  headers.authorization?.replace(/^Bearer /i, '') ?? '';

/**
 * Ends the session of an access token, even an expired one, at a logout or a new login (ASVS 5.0.0, 7.2.4 and
 * 7.4.1).
 */
export async function endFormerSession(
  accessToken: string,
  context: Pick<HttpContext, 'keys' | 'clock' | 'runner'>,
): Promise<void> {
  const bearer = await readOverdue(accessToken, context);
  if (bearer?.sid && bearer.sub)
    await context.runner.run(GUEST, endOwnSession, { id: bearer.sid, accountId: bearer.sub });
}
