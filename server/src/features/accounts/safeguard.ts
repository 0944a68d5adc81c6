import type { FastifyInstance } from 'fastify';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';

import { safeguardOf } from '@husvaer/domain/accounts/safeguards';

import type { HttpContext } from '../../platform/feature.ts';
import type { GraphqlContext } from '../../platform/graphql/builder.ts';
import { viewerOf } from './sessions/tokens.ts';
import { requireFreshProof } from './use-cases/prove.ts';

const requiresProof = (operation: string): boolean => safeguardOf(operation).freshProof === true;

/** Makes the schema's mutations require the proofs of their rows in `SAFEGUARDS` before anything else. */
export function withSafeguards(schema: GraphQLSchema): GraphQLSchema {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const field of fields.filter(({ name }) => requiresProof(name))) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (root, args, context: GraphqlContext, info) => {
      await context.runner.read(context.viewer, requireFreshProof, undefined);
      return resolve(root, args, context, info);
    };
  }
  return schema;
}

/** Like {@link withSafeguards}, for routes that are registered after this. */
export function safeguardRoutes(
  app: FastifyInstance,
  context: Pick<HttpContext, 'keys' | 'clock' | 'runner'>,
): void {
  app.addHook('onRequest', async ({ method, routeOptions, headers }) => {
    // HEAD is answered by the handler of GET.
    const name = `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`;
    if (!requiresProof(name)) return;
    const viewer = await viewerOf(headers.authorization, context);
    await context.runner.read(viewer, requireFreshProof, undefined);
  });
}
