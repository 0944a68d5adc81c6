import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { CONSENT } from '@husvaer/domain/signing/consent';
import { signingErrors } from '@husvaer/domain/signing/errors';

import { createIdentification, findLogin, viewerOf } from '../accounts/public.ts';
import type { HttpContext } from '../../platform/feature.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { ReadWork } from '../../platform/work.ts';
import {
  identifySigner,
  SIGNING,
  signingFailed,
  type SigningRequestData,
} from './identify-signer.ts';
import { serveIdura } from './idura/http.ts';
import { signerIdIn } from './signer-id.ts';
import { requireTaskDone, requireRequested, loadAsSigner } from './as-signer.ts';
import { getDocumentToSign } from './use-cases/get-document-to-sign.ts';

const BEGIN: Rule = { name: 'signing begin account', points: 30, seconds: 15 * 60 };
const BODY_MAX = 1024;

const consent = z.strictObject({
  consent: z.literal(true),
  language: z.enum(['en', 'no']).nullish(),
});

/** Serves the document to a signer, and the redirect to the identity provider. */
export function serveSigning(app: FastifyInstance, context: HttpContext): void {
  const { runner, limits, storage } = context;
  const identification = createIdentification(context);

  app.get('/api/signing/:signerId/document', async (request, reply) => {
    const viewer = await viewerOf(request.headers.authorization, context);
    const signerId = signerIdIn(request.params);
    const { key, sha256 } = await runner.read(viewer, getDocumentToSign, signerId);
    const file = await storage.read(key);
    // Only the document whose hash is signed is shown.
    if (!file || createHash('sha256').update(file).digest('hex') !== sha256) {
      request.log.error({ signerId, key }, 'document to sign differs from the one sent');
      throw signingErrors.unavailable();
    }
    return reply
      .type('application/pdf')
      .header('x-content-sha256', sha256)
      .header('content-disposition', 'attachment')
      .send(Buffer.from(file));
  });

  app.post('/api/signing/:signerId/begin', { bodyLimit: BODY_MAX }, async (request, reply) => {
    const viewer = await viewerOf(request.headers.authorization, context);
    const signerId = signerIdIn(request.params);
    if (viewer.kind === 'account') await limits.consume(BEGIN, viewer.id);
    const begin = await runner.read(viewer, mayBegin, signerId);
    const input = consent.safeParse(request.body);
    if (!input.success) throw signingErrors.consent_required();
    if (begin.remoteUrl) return { url: begin.remoteUrl };
    if (begin.isElsewhere) throw signingErrors.unavailable();
    if (!identification) throw signingErrors.not_set_up();

    const { returnTo, accountId, sessionId } = begin;
    const given: SigningRequestData = {
      signerId,
      accountId,
      sessionId,
      consent: { edition: CONSENT.edition, language: input.data.language ?? begin.language },
    };
    const url = await identification
      .begin(request, reply, {
        purpose: SIGNING,
        returnTo,
        given,
        lost: signingFailed(returnTo, signingErrors.unavailable().code),
      })
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'identity provider does not answer');
        throw signingErrors.unavailable();
      });
    return { url: url.href };
  });

  serveIdura(app, context);
}

export const identityPurposes = [identifySigner];

/** A signer may begin when it is their turn. */
async function mayBegin(work: ReadWork, signerId: string) {
  const { order, signer, viewer } = await loadAsSigner(work, signerId);
  requireRequested(work, { order, signer });
  requireTaskDone(signer);
  const login = await findLogin(work.tx, { id: viewer.id });
  return {
    returnTo: order.returnTo,
    accountId: viewer.id,
    sessionId: viewer.sessionId,
    language: login?.language ?? ('no' as const),
    remoteUrl: signer.remoteUrl,
    isElsewhere: order.provider !== 'house',
  };
}
