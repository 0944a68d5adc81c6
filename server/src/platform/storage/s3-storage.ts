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
