import { z } from 'zod';

import { AppError } from '@husvaer/domain/kernel/errors';

import type { IdentityPurpose } from '../../../platform/http/identity-purpose.ts';
import { viewerIn } from '../sessions/tokens.ts';
import { proveByIdentity } from '../use-cases/prove-by-identity.ts';
import { withStatus } from './identification.ts';

/** The session that is proved. */
const given = z.object({ sessionId: z.string(), accountId: z.string() });

/** Proof of a logged-in person's identity by the identity provider. */
export const proving: IdentityPurpose = {
  name: 'prove',
  async confirmed(arrival, { issuer, subject }) {
    const { returnTo, runner } = arrival;
    try {
      const viewer = await viewerIn(given.parse(arrival.given), arrival);
      await runner.run(viewer, proveByIdentity, { issuer, subject });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Another person's identity, or the session has ended since.
      return withStatus(returnTo, { proof: 'failed' });
    }
    return withStatus(returnTo, { proof: 'done' });
  },
  unconfirmed: ({ returnTo }, how) => withStatus(returnTo, { proof: how }),
};
