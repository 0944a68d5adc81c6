import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Valid API keys of one partner at a time. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 80;

/** The scopes of an API key. */
export const API_SCOPES = [
  'listings',
  'leases:read',
  'leases:write',
  'money:read',
  'money:write',
  'webhooks',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Each once, in the order of the list. */
export const apiScopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .transform((request) => API_SCOPES.filter((scope) => request.includes(scope)));

/** The name of a key: the system that uses it. */
export const keyName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .pipe(nonEmptyLine(KEY_NAME_MAX));

/** Of 32 random bytes in base64url. */
const KEY = /^hvp_([\da-f]{32})_([\w-]{43})$/;

/** An API key: `hvp_<id>_<secret>`. The prefix distinguishes it from other secrets. */
export const writeKey = (id: string, secret: string): string =>
  `hvp_${id.replaceAll('-', '')}_${secret}`;

/** The id (a UUID) and the secret of a key, or null when it is not a key. */
export function readKey(key: string): { id: string; secret: string } | null {
  const [, id, secret] = KEY.exec(key) ?? [];
  if (!id || !secret) return null;
  return { id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}
