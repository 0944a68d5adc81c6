import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** URLs without a route, and calls to a page's catch-all route, have no name. */
const NO_ROUTE = 'none';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and traces requests by their route. URLs would reveal too much, and there are too many of them. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, tracer }: { metrics: Registry; tracer: Tracer },
): void {
  const durations = new Histogram({
    name: 'husvaer_http_request_duration_seconds',
    help: 'Duration of HTTP requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [metrics],
  });
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _, done) => {
    const route = routeOf(request);
    const span = tracer.startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      root: true,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'husvaer.request_id': request.id,
      },
    });
    spans.set(request, span);
    done();
  });
  // Only once the body is read: what runs in a socket's callback has lost its request's context.
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    durations.observe(
      { method: request.method, route: routeOf(request), status },
      reply.elapsedTime / 1000,
    );
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? NO_ROUTE;
