import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range lies below the ports of outgoing connections (from 32768 on Linux), which could take a port
 * before a server listens on it, and above the ports that browsers block.
 */
const FIRST = 12_000;
const COUNT = 10_000;

/** Each process starts elsewhere, so that few find a port claimed. */
let next = process.pid * 100;

/**
 * A port of 127.0.0.1 that nothing listens on. No other call returns it while this process runs: the claim is
 * a socket on the port that is `COUNT` higher, which the system closes with the process.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + (next++ % COUNT);
    const claim = await listen(port + COUNT);
    if (!claim) continue;
    claim.unref();
    const probe = await listen(port);
    if (!probe) continue;
    await once(probe.close(), 'close');
    return port;
  }
  throw new Error(`All ${COUNT} ports for tests are taken.`);
}

async function listen(port: number) {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  } catch {
    return undefined;
  }
}
