import type { FastifyInstance, FastifyRequest } from 'fastify';

import { maintenanceOn } from '@husvaer/domain/kernel/errors';

import { isData } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is served during maintenance as well. */
    staysOpen?: boolean;
  }
}

/**
 * Refuses calls during maintenance with `maintenance` (503), before their bodies are read. Routes for
 * operations stay open (`staysOpen`), as do pages and their files: pages redirect to `/maintenance`
 * themselves. A browser that navigates to a refused call is redirected there as well, and back afterwards.
 */
export function refuseInMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.staysOpen && !isData(request)) return;
    if (!isNavigation(request)) throw maintenanceOn();
    const query = new URLSearchParams({ returnTo: request.url });
    return reply.redirect(`/maintenance?${query.toString()}`);
  });
}

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
