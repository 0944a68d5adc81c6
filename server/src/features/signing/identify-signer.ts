import { z } from 'zod';

import { AppError } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { signingErrors } from '@husvaer/domain/signing/errors';

import { viewerIn, withStatus } from '../accounts/public.ts';
import type { IdentityPurpose } from '../../platform/http/identity-purpose.ts';
import { sign } from './use-cases/sign.ts';

export const SIGNING = 'signing';

/** Who was sent to show who they are, in which session, and what they had agreed to. */
const given = z.object({
  signerId: uuid,
  accountId: uuid,
  sessionId: uuid,
  consent: z.object({ edition: z.string(), language: z.enum(['en', 'no']) }),
});
export type SigningGiven = z.output<typeof given>;

/** Where a signer ends whose coming back fits nothing that was asked. */
export const signingFailed = (returnTo: string, reason: string): string =>
  withStatus(returnTo, { signingStatus: 'error', reason });

/** Somebody comes back from their bank and has signed, for the account and signer they were sent for and in the session they were logged in with. */
export const identifySigner: IdentityPurpose = {
  name: SIGNING,
  async confirmed({ given: sent, returnTo, ip, runner }, who) {
    const { signerId, consent, ...session } = given.parse(sent);
    try {
      const viewer = await viewerIn(session, { runner });
      await runner.run(viewer, sign, { signerId, who, ipAddress: ip, consent });
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
