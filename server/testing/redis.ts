import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { startProgram } from '../../script/system-programs.ts';
import { freePort } from './free-port.ts';

/** A test's own Redis, which can be stopped and started. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function testRedis(): Promise<TestRedis> {
  const port = String(await freePort());
  let redis: ChildProcessByStdio<null, Readable, null>;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      redis = startProgram('redis-server', ['--port', port, '--save', '', '--bind', '127.0.0.1'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      for await (const line of createInterface({ input: redis.stdout }))
        if (line.includes('Ready to accept connections')) return;
    },
    async stop() {
      const ended = once(redis, 'exit');
      redis.kill();
      await ended;
    },
  };
}
