import { z } from 'zod';

import { AppError } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { signingErrors } from '@husvaer/domain/signing/errors';

import { viewerIn, withStatus } from '../accounts/public.ts';
import type { IdentityPurpose } from '../../platform/http/identity-purpose.ts';
import { sign } from './use-cases/sign.ts';

export const SIGNING = 'signing';

/** The signer and account that were sent to identify themselves, their session, and the consent they gave. */
const given = z.object({
  signerId: uuid,
  accountId: uuid,
  sessionId: uuid,
  consent: z.object({ edition: z.string(), language: z.enum(['en', 'no']) }),
});
export type SigningRequestData = z.output<typeof given>;

/** The redirect for a signer whose return matches no request. */
export const signingFailed = (returnTo: string, reason: string): string =>
  withStatus(returnTo, { signingStatus: 'error', reason });

/**
 * Signs for a user who returns from the identity provider, for the account, the signer and the session they
 * were sent with.
 */
export const identifySigner: IdentityPurpose = {
  name: SIGNING,
  async confirmed({ given: sent, returnTo, ip, runner }, who) {
    const { signerId, consent, ...session } = given.parse(sent);
    try {
      const viewer = await viewerIn(session, { runner });
      const refusal = await runner.run(viewer, sign, { signerId, who, ipAddress: ip, consent });
      if (refusal) return signingFailed(returnTo, refusal.code);
      return withStatus(returnTo, { signingStatus: 'success' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return signingFailed(returnTo, (error as AppError).code);
    }
  },
  unconfirmed: ({ returnTo }, how) =>
    how === 'cancelled'
      ? withStatus(returnTo, { signingStatus: 'cancel' })
      : signingFailed(returnTo, signingErrors.unavailable().code),
};
