import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';

import type { Bucket } from '../src/platform/storage/s3-storage.ts';

/** An empty bucket in a store that speaks S3. It does not check signatures. */
export async function startS3(): Promise<{ bucket: Bucket; stop(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-s3-'));
  const name = 'husvaer';
  const s3rver = new S3rver({
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  });
  await s3rver.configureBuckets();
  const server = await new Promise<Server>((open) => {
    const listening = s3rver.listen(0, '127.0.0.1', () => open(listening));
  });
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      name,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
