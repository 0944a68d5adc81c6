import { createHmac, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { signingErrors } from '@husvaer/domain/signing/errors';

import { withStatus } from '../../accounts/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { signerIdIn } from '../signer-id.ts';
import { findOrderOf, readOrder } from '../store.ts';
import { addTask } from '../tasks/store.ts';
import { createIdura } from './api.ts';
import { fetchOrder, returnPath, WEBHOOK_PATH } from './follow.ts';
import { findByRemote } from './store.ts';

const BODY_MAX = 64 * 1024;
const RETURN: Rule = { name: 'signing return address', points: 60, seconds: 15 * 60 };

const notified = z.object({ signatureOrderId: z.string().max(200) });

/** The webhook of Idura and the return path of signers. Neither is trusted: the order is fetched. */
export function serveIdura(app: FastifyInstance, context: HttpContext): void {
  const { config, runner, limits, ports } = context;
  const idura = createIdura(config, ports);

  void app.register(async (routes) => {
    // The signature is checked over the exact bytes received.
    routes.removeAllContentTypeParsers();
    const asSent = { parseAs: 'buffer', bodyLimit: BODY_MAX } as const;
    routes.addContentTypeParser('application/json', asSent, (_, body, done) => done(null, body));
    routes.post(WEBHOOK_PATH, async ({ headers, body }) => {
      if (!idura) throw requestErrors.not_found();
      const secret = Buffer.from(config.IDURA_WEBHOOK_SECRET ?? '', 'base64');
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const expected = createHmac('sha256', secret).update(bytes).digest();
      const given = Buffer.from(String(headers['x-criipto-signature'] ?? ''), 'base64');
      const isIduras = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isIduras) throw requestErrors.not_found();
      const input = notified.safeParse(parsed(bytes));
      // A message about an unknown order is accepted, so that it is not sent again.
      if (input.success) await runner.run(SYSTEM, refreshOrder, input.data.signatureOrderId);
      return { status: 'ok' };
    });
  });

  app.get(returnPath(':signerId'), async (request, reply) => {
    if (!idura) throw requestErrors.not_found();
    await limits.consume(RETURN, request.ip);
    const signerId = signerIdIn(request.params);
    const find = () => runner.read(SYSTEM, findSigner, signerId);
    const before = await find();
    if (!before) throw signingErrors.not_found();
    // The signer wants to see the result; if the order can't be fetched now, it is fetched later.
    const broker = { ...context, idura };
    await fetchOrder(broker, before.orderId).catch((error: unknown) =>
      request.log.warn({ err: error }, 'signing order not fetched'),
    );
    const signingStatus = (await find())?.hasSigned ? 'success' : 'cancel';
    return reply.redirect(withStatus(before.returnTo, { signingStatus }));
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

async function refreshOrder({ tx, clock }: Work, remoteId: string): Promise<void> {
  const orderId = await findByRemote(tx, remoteId);
  if (orderId) await addTask(tx, orderId, 'fetch', clock.now());
}

async function findSigner({ tx }: ReadWork, signerId: string) {
  const orderId = await findOrderOf(tx, signerId);
  const order = orderId ? await readOrder(tx, orderId) : undefined;
  const signer = order?.signers.find(({ id }) => id === signerId);
  if (!order || !signer) return null;
  return { orderId: order.id, returnTo: order.returnTo, hasSigned: signer.signedAt !== null };
}
