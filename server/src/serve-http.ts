import { Server } from 'node:net';

import type { FastifyInstance } from 'fastify';

import {
  identityNameIn,
  personIn,
  publicTokens,
  safeguardRoutes,
  viewerOf,
} from './features/accounts/public.ts';
import { findSite, servePartnerApi } from './features/partners/public.ts';
import { mailDirectory } from './folders.ts';
import { runChecks } from './platform/checks/check.ts';
import {
  contributionsTo,
  contributorsTo,
  type Feature,
  type HttpContext,
  type WorkerContext,
} from './platform/feature.ts';
import { serveGraphql } from './platform/graphql/endpoint.ts';
import { shedLoad, type LoadLimits } from './platform/http/load-shedding.ts';
import { observeRequests } from './platform/http/observe.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { createSecureHeaders, nonceOf } from './platform/http/security.ts';
import { addressOf, createServer, isFromOurPage } from './platform/http/server.ts';
import { createSites } from './platform/http/sites.ts';
import type { Limits } from './platform/limits/limits.ts';
import { serveOutbox } from './platform/mail/outbox-page.ts';
import { serveUnsubscribing } from './platform/mail/unsubscribe-routes.ts';
import { servePages } from './platform/pages.ts';
import { serveChannelPermits } from './platform/realtime/http.ts';
import { GUEST, type AccountViewer } from './platform/viewer.ts';
import { schema } from './schema.ts';

interface HttpParts extends WorkerContext {
  features: readonly Feature[];
  limits: Limits;
  /** False leaves out the rendered site. */
  pages: boolean;
  loadLimits?: LoadLimits | undefined;
}

export interface Http {
  http: FastifyInstance;
  /** From then on `/readyz` fails, while requests are still answered. */
  leave(): void;
  /** Accepts no new connections; requests on existing ones are answered, and each closes with its answer. */
  stopListening(): void;
}

/** Serves everything over HTTP: GraphQL, the features' routes, the partner API, live channels and pages. */
export async function serveHttp(parts: HttpParts): Promise<Http> {
  const { config, clock, keys, log, limits, metrics, runner, realtime, features } = parts;
  const ready = createReadiness({
    clock,
    log,
    checks: contributorsTo(features, 'ready').map(({ name, ready: check }) => ({
      name,
      check: () => check(parts),
    })),
  });
  let isLeaving = false;
  const http = await createServer({ ...parts, ready, isLeaving: () => isLeaving });
  shedLoad(http, {
    limits,
    metrics,
    secure: createSecureHeaders(config),
    loadLimits: parts.loadLimits,
  });
  observeRequests(http, parts);

  const identify = (authorization: string | undefined) => viewerOf(authorization, parts);
  const sites = createSites({
    origin: config.ORIGIN,
    isPartners: async (subDomain) =>
      (await runner.read(GUEST, findSite, { subDomain })).partner !== null,
  });
  const run = await serveGraphql(http, {
    ...parts,
    schema: schema(),
    async mayReadDocument(viewer, documentId) {
      for (const mayRead of contributionsTo(features, 'documents'))
        if (await runner.read(viewer, mayRead, documentId)) return true;
      return false;
    },
    showsSchema: config.TEST_FEATURES,
    identify,
    sites,
    queues: contributionsTo(features, 'measures').flatMap(({ queues }) => queues ?? []),
    check: () => runChecks(contributionsTo(features, 'checks'), parts),
  });

  const context: HttpContext = {
    ...parts,
    sites,
    identityPurposes: contributionsTo(features, 'identityPurposes'),
    async personalData(viewer: AccountViewer) {
      const named = contributorsTo(features, 'personalData').map(
        async ({ name, personalData }) =>
          [name, await runner.read(viewer, personalData, viewer.id)] as const,
      );
      return Object.fromEntries(await Promise.all(named));
    },
  };
  safeguardRoutes(http, context);
  for (const serve of contributionsTo(features, 'http')) serve(http, context);
  servePartnerApi(http, context, contributionsTo(features, 'partnerCalls'));
  serveUnsubscribing(http, { runner, limits, mailings: contributionsTo(features, 'mailings') });
  const kinds = contributionsTo(features, 'channels');
  serveChannelPermits(http, { realtime, runner, identify, kinds });
  realtime.serve(http.server, {
    addressOf: (request) => addressOf(request, config),
    isOurs: (request) => isFromOurPage(request, config),
    isMaintained: config.MAINTENANCE,
  });
  if (config.TEST_FEATURES && !config.SMTP_URL) serveOutbox(http, mailDirectory(config));
  if (parts.pages)
    await servePages(http, {
      config,
      run,
      nonceOf,
      today: clock.today,
      publicToken: publicTokens(keys, clock),
      personOf: (token) => personIn(token, parts),
      identityName: identityNameIn(config),
    });

  return {
    http,
    leave: () => void (isLeaving = true),
    // Not the HTTP server's own close: it ends idle connections, on which a request may be on its way.
    stopListening: () => void Server.prototype.close.call(http.server),
  };
}
