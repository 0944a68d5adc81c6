import { attachmentCalled } from '../http/content-disposition.ts';
import type { Storage } from './storage.ts';

export interface Bucket {
  name: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket that speaks S3, addressed by path (`<endpoint>/<bucket>/<key>`). */
export function createS3Storage(bucket: Bucket): Storage {
  // Read when first used: it is large, and most houses have a folder.
  let loaded: ReturnType<typeof load> | undefined;
  const s3 = () => (loaded ??= load(bucket));
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
      const { client, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async look(key, bytes) {
      const { client, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const range = { Range: `bytes=0-${bytes - 1}` };
        const { Body, ContentRange } = await client.send(
          new GetObjectCommand({ ...at(key), ...range }),
        );
        const beginning = (await Body?.transformToByteArray()) ?? new Uint8Array();
        // `bytes 0-4095/123456`; a store that sent all of it names no range.
        const size = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? beginning.length);
        return { size, beginning: beginning.subarray(0, bytes) };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        // Nothing can be asked for of an empty file.
        if ((error as Error).name === 'InvalidRange')
          return { size: 0, beginning: new Uint8Array() };
        throw error;
      }
    },
    async settle(key, to) {
      const { client, CopyObjectCommand } = await s3();
      const CopySource = `${bucket.name}/${key}`;
      try {
        await client.send(new CopyObjectCommand({ ...at(to), CopySource }));
        return to;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    // By the machine's clock as well.
    async lend({ key, filename, contentType, seconds }) {
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
      const { client, PutObjectCommand } = await s3();
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }),
      );
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const { client, DeleteObjectsCommand } = await s3();
      const Objects = keys.map((key) => ({ Key: key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } }),
      );
      if (Errors[0]) throw new Error(`S3 kept ${Errors[0].Key}: ${Errors[0].Code}`);
    },
  };
}

async function load({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums that stores other than Amazon's may not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
}
