import { z } from 'zod';

import type { Permit, Permitted, PolicyRefusal } from './storage.ts';

/*
 * S3's POST policies, as far as our own folder needs them: a Base64 JSON document with the conditions of a
 * form, and its signature. The names are S3's, so that clients fill in one kind of form.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */

const SIGNATURE = 'x-amz-signature';
/** Fields without a condition: the policy itself, and its signature. */
const UNCONDITIONED: readonly string[] = ['policy', SIGNATURE];

const policyDocument = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
    ]),
  ),
});

/** The fields of a form that may upload one file to this key. */
export function writePolicy(
  { key, contentType, bytesMax, seconds }: Permit,
  now: Temporal.Instant,
  sign: (policy: string) => string,
): Record<string, string> {
  const fields = { key, 'Content-Type': contentType };
  const document: z.infer<typeof policyDocument> = {
    expiration: now.add({ seconds }).toString(),
    conditions: [
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', 1, bytesMax],
    ],
  };
  const policy = Buffer.from(JSON.stringify(document)).toString('base64');
  return { ...fields, Policy: policy, 'X-Amz-Signature': sign(policy) };
}

/**
 * What a form's fields allow, or why they allow nothing. Field names are read in any letter case, as in S3.
 */
export function checkPolicy(
  form: Record<string, string>,
  now: Temporal.Instant,
  isSigned: (signature: string, policy: string) => boolean,
): Permitted | PolicyRefusal {
  const fields = new Map(Object.entries(form).map(([name, value]) => [name.toLowerCase(), value]));
  const policy = fields.get('policy') ?? '';
  if (!isSigned(fields.get(SIGNATURE) ?? '', policy)) return 'tampered';
  const { expiration, conditions } = policyDocument.parse(
    JSON.parse(Buffer.from(policy, 'base64').toString()),
  );
  if (Temporal.Instant.compare(now, Temporal.Instant.from(expiration)) >= 0) return 'expired';

  const values = new Map<string, string>();
  let bytesMax = 0;
  for (const condition of conditions) {
    if (Array.isArray(condition)) bytesMax = condition[2];
    else
      for (const [name, value] of Object.entries(condition)) values.set(name.toLowerCase(), value);
  }
  const given = [...fields].filter(([name]) => !UNCONDITIONED.includes(name));
  const agree =
    given.length === values.size && given.every(([name, value]) => values.get(name) === value);
  const key = values.get('key');
  return agree && key !== undefined ? { key, bytesMax } : 'mismatch';
}
