import type { Config } from '../../config.ts';
import { NO_TRACER, type Tracing } from './tracing.ts';

/**
 * Exports traces of requests, deliveries and jobs with OpenTelemetry over OTLP/HTTP. Without an endpoint none
 * of it is loaded. Spans have names, kinds and times, never the contents of users' data.
 */
export async function createTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>): Promise<Tracing> {
  if (!endpoint) return { tracer: NO_TRACER, close: () => Promise.resolve() };
  const { startTracing } = await import('./otlp.ts');
  return startTracing({ endpoint, share });
}
