import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux): one of those may be taken
 * before it is listened at. Above those that browsers refuse.
 */
const FIRST = 12_000;
/** Ports of one process. */
const BLOCK = 100;
/** Blocks of processes that run at the same time. */
const BLOCKS = 200;

let next = 0;

/** A port of 127.0.0.1 that nobody listens at yet. No other call gets it soon, in this process or beside it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < BLOCK; tries++) {
    const port = FIRST + (process.pid % BLOCKS) * BLOCK + (next++ % BLOCK);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ${BLOCK} ports of this process are taken.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
}
