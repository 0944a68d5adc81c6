import { createHmac, timingSafeEqual } from 'node:crypto';

/** The id and the secret of an application. */
export interface AppKey {
  key: string;
  secret: string;
}

/**
 * The permission of one socket for a private or presence channel:
 * https://pusher.com/docs/channels/library_auth_reference/auth-signatures/
 */
export const signChannel = (
  { key, secret }: AppKey,
  { socketId, channel, channelData }: Requested,
): string => `${key}:${hmac(secret, [socketId, channel, channelData])}`;

/** Whether this is the permission that {@link signChannel} gives. */
export function isSigned(app: AppKey, request: Requested, auth: string): boolean {
  const [given, right] = [Buffer.from(auth), Buffer.from(signChannel(app, request))];
  return given.length === right.length && timingSafeEqual(given, right);
}

interface Requested {
  socketId: string;
  channel: string;
  /** On a presence channel: the member, as JSON. */
  channelData?: string | undefined;
}

const hmac = (secret: string, parts: readonly (string | undefined)[]) =>
  createHmac('sha256', secret)
    .update(parts.filter((part) => part !== undefined).join(':'))
    .digest('hex');
