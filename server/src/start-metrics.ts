import type { WorkerContext } from './platform/feature.ts';
import { registerMeasures, type Measures } from './platform/metrics/metrics.ts';
import { serveMetrics, type MetricsServer } from './platform/metrics/serve-metrics.ts';
import { watchProcess } from './platform/metrics/watch-process.ts';

/** Measures this process, and serves the metrics if a port is configured; otherwise null. */
export async function startMetrics(
  context: WorkerContext,
  measures: readonly Measures[],
): Promise<MetricsServer | null> {
  const { config, metrics } = context;
  const readAll = registerMeasures(metrics, {
    ...context,
    measures,
    readsSystem: config.ROLE !== 'web',
  });
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return null;
  watchProcess(metrics, context);
  return serveMetrics(metrics, { port, host, readAll });
}
