import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range lies below the ports of outgoing connections (from 32768 on Linux), which could take a port
 * before a server listens on it, and above the ports that browsers block.
 */
const FIRST = 12_000;
/** How many ports a process chooses from. */
const BLOCK = 100;
/** How many blocks there are. Processes that run at the same time seldom share one. */
const BLOCKS = 200;

let next = 0;

/** A port of 127.0.0.1 that nothing listens on. This process returns it again only after all others of its block. */
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
