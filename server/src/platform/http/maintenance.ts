import type { FastifyInstance, FastifyRequest } from 'fastify';

import { maintenanceOn } from '@husvaer/domain/kernel/errors';

import { isData } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is answered also while the house is worked on. */
    staysOpen?: boolean;
  }
}

/**
 * Refuses calls while the house is worked on, with `maintenance` (503), before their bodies are read. What
 * operations needs stays open (`staysOpen`), and so do pages and their files: pages lead to `/maintenance`
 * by themselves. Whoever a browser leads to a call is led there as well, and from there back.
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
