import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { maintenanceOn, type AppError } from '@husvaer/domain/kernel/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { externalId, type PartnerListing } from '@husvaer/domain/listings/partner-listing';

import { partnerOfKey } from '../../partners/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import {
  getPartnerListing,
  getPartnerListings,
  withdrawPartnerListing,
} from '../use-cases/get-partner-listings.ts';
import { takePartnerListings } from '../use-cases/take-partner-listings.ts';
import { partnerApiDocument } from './openapi.ts';
import { decode, readMany, readOne } from './read-body.ts';
import { writeHome } from './write-home.ts';

export const PARTNER_PATH = '/partner/v1';

const CALLS_BY_KEY: Rule = { name: 'partner calls', points: 600, seconds: 60 };
const BATCHES_BY_KEY: Rule = { name: 'partner batches', points: 30, seconds: 60 };
/** Nobody guesses a key; whoever tries without end is slowed down all the same. */
const WRONG_KEYS_BY_ADDRESS: Rule = { name: 'partner wrong keys', points: 100, seconds: 900 };

/** One home has at most forty pictures. Bytes. */
const BODY_MAX = 256 * 1024;
const BATCH_BODY_MAX = 10_000_000;
const PAGE_MAX = 200;

const inPath = z.object({ externalId });
const page = z.strictObject({
  after: z.string().max(100).default(''),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(50),
});

/** What partners' own systems call (docs/partner-api.md): with a key, whatever the host. */
export function servePartnerApi(app: FastifyInstance, context: HttpContext): void {
  const document = partnerApiDocument(context.origin);
  void app.register(
    async (routes) => {
      // Says nothing about anybody, and is read before there is a key.
      routes.get('/openapi.json', async (_, reply) =>
        reply.header('cache-control', 'public, max-age=3600').send(document),
      );
      void routes.register(async (calls) => serveListings(calls, context));
    },
    { prefix: PARTNER_PATH },
  );
}

function serveListings(
  routes: FastifyInstance,
  { runner, clock, limits, origin, config }: HttpContext,
): void {
  const viewers = new WeakMap<FastifyRequest, PartnerViewer>();
  const viewerOf = (request: FastifyRequest) => viewers.get(request)!;

  // Before the body is read: who has no key sends us nothing.
  routes.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (config.MAINTENANCE) throw maintenanceOn();
    const { authorization } = request.headers;
    const viewer = await partnerOfKey(authorization, { runner, clock }).catch(
      async (error: AppError) => {
        reply.header('www-authenticate', 'Bearer');
        await limits.take(WRONG_KEYS_BY_ADDRESS, request.ip);
        throw error;
      },
    );
    await limits.take(CALLS_BY_KEY, viewer.keyId);
    viewers.set(request, viewer);
  });
  for (const type of ['application/json', 'application/x-ndjson'])
    routes.addContentTypeParser(type, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
      decode(body),
    );

  const take = async (request: FastifyRequest, listings: PartnerListing[]) => {
    const { written: _, ...outcome } = await runner.run(
      viewerOf(request),
      takePartnerListings,
      listings,
    );
    return outcome;
  };
  const nameIn = ({ params }: FastifyRequest) => parseInput(inPath, params).externalId;
  const homeOf = async (request: FastifyRequest, name: string) =>
    writeHome(await runner.read(viewerOf(request), getPartnerListing, name), origin);

  routes.put('/listings/:externalId', { bodyLimit: BODY_MAX }, async (request, reply) => {
    const name = nameIn(request);
    const outcome = await take(request, [readOne(textOf(request), name)]);
    const word = outcome.added ? 'added' : outcome.changed ? 'changed' : 'unchanged';
    reply.status(outcome.added ? 201 : 200);
    return { outcome: word, listing: await homeOf(request, name) };
  });

  routes.get('/listings/:externalId', (request) => homeOf(request, nameIn(request)));

  routes.delete('/listings/:externalId', async (request, reply) => {
    await runner.run(viewerOf(request), withdrawPartnerListing, nameIn(request));
    return reply.status(204).send();
  });

  routes.get('/listings', async (request) => {
    const { after, limit } = parseInput(page, request.query);
    const homes = await runner.read(viewerOf(request), getPartnerListings, {
      after,
      // One more says whether there are any.
      limit: limit + 1,
    });
    const data = homes.slice(0, limit).map((home) => writeHome(home, origin));
    return { data, next: homes.length > limit ? (data.at(-1)?.externalId ?? null) : null };
  });

  routes.post('/listings/batch', { bodyLimit: BATCH_BODY_MAX }, async (request) => {
    await limits.take(BATCHES_BY_KEY, viewerOf(request).keyId);
    const isByLine = request.headers['content-type']?.startsWith('application/x-ndjson') ?? false;
    const { rows, listings, refused } = readMany(textOf(request), isByLine);
    const outcome = await take(request, listings);
    return { rows, ...outcome, refused: refused.length, refusals: refused };
  });
}

/** Nothing at all is no JSON either. */
const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
