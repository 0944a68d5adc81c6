import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { attachmentCalled } from '../http/content-disposition.ts';
import type { PortOptions, Ports } from '../outside/ports.ts';
import type { Storage } from './storage.ts';

export interface Bucket {
  name: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Enough for the largest file over a slow connection. */
const PORT_OPTIONS: PortOptions = {
  seconds: 60,
  atOnce: 100,
  isAnswer: (error) => Number((error as SdkError).$metadata?.httpStatusCode) < 500,
};
type SdkError = { $metadata?: { httpStatusCode?: number } };

/** Files in an S3 bucket, addressed by path (`<endpoint>/<bucket>/<key>`). */
export function createS3Storage(bucket: Bucket, ports: Ports): Storage {
  // Loaded on first use: the module is large, and most installations use a folder.
  let loaded: ReturnType<typeof load> | undefined;
  const s3 = () => (loaded ??= load(bucket, ports));
  const at = (key: string) => ({ Bucket: bucket.name, Key: key });

  return {
    disk: null,
    // By the machine's clock, as S3 checks it.
    async permit({ key, contentType, bytesMax, seconds }) {
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
      return createPresignedPost((await s3()).client, {
        ...at(key),
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', 1, bytesMax]],
        Expires: seconds,
      });
    },
    async read(key) {
      const { send, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const { Body } = await send(new GetObjectCommand(at(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async open(key) {
      const { send, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const { Body, ContentLength } = await send(new GetObjectCommand(at(key)));
        // In Node.js it is always a stream of Node.js.
        return Body && { size: ContentLength ?? 0, stream: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async readStart(key, bytes) {
      const { send, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const range = { Range: `bytes=0-${bytes - 1}` };
        const { Body, ContentRange } = await send(new GetObjectCommand({ ...at(key), ...range }));
        const beginning = (await Body?.transformToByteArray()) ?? new Uint8Array();
        // `bytes 0-4095/123456`; a store that sent the whole file names no range.
        const size = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? beginning.length);
        return { size, beginning: beginning.subarray(0, bytes) };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        // An empty file has no valid range.
        if ((error as Error).name === 'InvalidRange')
          return { size: 0, beginning: new Uint8Array() };
        throw error;
      }
    },
    async settle(key, to) {
      const { send, CopyObjectCommand } = await s3();
      const CopySource = `${bucket.name}/${key}`;
      try {
        await send(new CopyObjectCommand({ ...at(to), CopySource }));
        return to;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    // By the machine's clock as well.
    async signUrl({ key, filename, contentType, seconds }) {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const { client, GetObjectCommand } = await s3();
      const answered = {
        ResponseContentDisposition: attachmentCalled(filename),
        ResponseContentType: contentType,
      };
      return getSignedUrl(client, new GetObjectCommand({ ...at(key), ...answered }), {
        expiresIn: seconds,
      });
    },
    async write(key, bytes, contentType) {
      const { send, PutObjectCommand } = await s3();
      await send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    async writeFrom(key, path, contentType) {
      const { send, PutObjectCommand } = await s3();
      const input = { ContentType: contentType, ContentLength: (await stat(path)).size };
      await send(new PutObjectCommand({ ...at(key), ...input, Body: createReadStream(path) }));
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const { send, DeleteObjectsCommand } = await s3();
      const Objects = keys.map((key) => ({ Key: key }));
      const { Errors = [] } = await send(
        new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } }),
      );
      if (Errors[0]) throw new Error(`S3 kept ${Errors[0].Key}: ${Errors[0].Code}`);
    },
    async *keys() {
      const { client, paginateListObjectsV2 } = await s3();
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket.name },
      ))
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
    },
  };
}

async function load(bucket: Bucket, ports: Ports) {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const store = ports.to('file store', endpoint, PORT_OPTIONS);
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Other stores than Amazon's may not support these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send: typeof client.send = (command: never) =>
    store.execute((abortSignal) => client.send(command, { abortSignal }));
  return { ...sdk, client, send };
}
