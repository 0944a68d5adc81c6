import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Registry } from 'prom-client';

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Serves metrics to Prometheus at a separate port, because they are not public. `readAll` is called before
 * each answer.
 */
export async function serveMetrics(
  metrics: Registry,
  { port, host, readAll }: { port: number; host: string; readAll: () => Promise<void> },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readAll()
      .then(() => metrics.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.close().closeAllConnections(),
  };
}
