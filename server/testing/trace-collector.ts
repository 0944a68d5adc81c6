import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TraceCollector {
  endpoint: string;
  /** The path and body of each call so far. */
  received: string[];
  close(): void;
}

/** An OpenTelemetry collector for OTLP over HTTP with JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, received, close: () => void server.close() };
}
