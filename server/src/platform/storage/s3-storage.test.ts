import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { startS3 } from '../../../testing/s3-server.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { createS3Storage } from './s3-storage.ts';

/*
 * The store in these tests speaks S3 but checks no policy. That our signatures are correct is shown with the
 * example that Amazon publishes.
 */

const KEY = 'uploads/ListingImages/Ab3dE5gH7jK.jpg';
const NOW = Temporal.Instant.from('2026-11-20T08:00:00Z');

const { bucket, stop } = await startS3();
const storage = createS3Storage(bucket, createTestContext().ports);
afterAll(stop);

const permit = () =>
  storage.permit({ key: KEY, contentType: 'image/jpeg', bytesMax: 25_000_000, seconds: 60 }, NOW);

test('a browser’s upload is read, and removed', async () => {
  const { url, fields } = await permit();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['hello']), 'stue.jpg');
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);

  expect(Buffer.from((await storage.read(KEY))!).toString()).toBe('hello');
  await storage.remove([KEY, 'uploads/nobody.jpg']);
  expect(await storage.read(KEY)).toBeUndefined();
});

test('a written file is read', async () => {
  await storage.write('photos/1/480.avif', Buffer.from('picture'), 'image/avif');
  expect(Buffer.from((await storage.read('photos/1/480.avif'))!).toString()).toBe('picture');
});

test('a local file is read as it is', async () => {
  await storage.writeFrom('bank/original', import.meta.filename, 'application/octet-stream');
  const stored = Buffer.from((await storage.read('bank/original'))!);
  expect(stored.equals(readFileSync(import.meta.filename))).toBe(true);
});

/** Signature version 4 of a POST policy, as Amazon describes it. */
function signatureOf(policy: string, by: { secret: string; date: string; region: string }): string {
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = [by.date, by.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${by.secret}`,
  );
  return hmac(key, policy).toString('hex');
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-post-example.html
test('the signature is the one of Amazon’s published example', () => {
  const policy = `{ "expiration": "2015-12-30T12:00:00.000Z",
  "conditions": [
    {"bucket": "sigv4examplebucket"},
    ["starts-with", "$key", "user/user1/"],
    {"acl": "public-read"},
    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},
    ["starts-with", "$Content-Type", "image/"],
    {"x-amz-meta-uuid": "14365123651274"},
    {"x-amz-server-side-encryption": "AES256"},
    ["starts-with", "$x-amz-meta-tag", ""],

    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},
    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},
    {"x-amz-date": "20151229T000000Z" }
  ]
}`.replaceAll('\n', '\r\n');
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const by = { secret, date: '20151229', region: 'us-east-1' };
  expect(signatureOf(Buffer.from(policy).toString('base64'), by)).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  );
});

test('our policy has the right conditions, and is signed', async () => {
  const { url, fields } = await permit();
  const policy = fields['Policy']!;
  const document = JSON.parse(Buffer.from(policy, 'base64').toString());
  expect(document.conditions).toEqual(
    expect.arrayContaining([
      { bucket: 'husvaer' },
      { key: KEY },
      { 'Content-Type': 'image/jpeg' },
      ['content-length-range', 1, 25_000_000],
    ]),
  );
  const date = fields['X-Amz-Date']!.slice(0, 8);
  const by = { secret: bucket.secretAccessKey, date, region: bucket.region };
  expect(fields['X-Amz-Signature']).toBe(signatureOf(policy, by));
  expect(new URL(url).pathname).toBe('/husvaer');
});
