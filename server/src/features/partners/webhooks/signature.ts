import { createHmac } from 'node:crypto';

/**
 * The header `Husvaer-Signature`: the time it was sent, and for each valid secret the HMAC-SHA-256 (hex) of
 * that time, a full stop and the body. The receiver compares one of them, and the time.
 */
export function signatureOf(
  body: string,
  secrets: readonly string[],
  at: Temporal.Instant,
): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'),
  );
  return [`t=${seconds}`, ...signed.map((hex) => `v1=${hex}`)].join(',');
}
