import { z } from '../kernel/zod.ts';

/** Keys of one partner that are good at a time. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 80;

/** What a key opens. */
export const API_SCOPES = [
  'listings',
  'leases:read',
  'leases:write',
  'money:read',
  'money:write',
  'webhooks',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Each once, in our order. */
export const apiScopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .transform((asked) => API_SCOPES.filter((scope) => asked.includes(scope)));

/** What people know a key by: the system that calls with it. */
export const keyName = z
  .string()
  .trim()
  .min(1)
  .max(KEY_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Of 32 random bytes in base64url. */
const KEY = /^hvp_([\da-f]{32})_([\w-]{43})$/;

/** A key as its partner keeps it: `hvp_<id>_<secret>`, told from other secrets by its first letters. */
export const writeKey = (id: string, secret: string): string =>
  `hvp_${id.replaceAll('-', '')}_${secret}`;

/** The id (a UUID) and the secret of a key, or null when it is none. */
export function readKey(key: string): { id: string; secret: string } | null {
  const [, id, secret] = KEY.exec(key) ?? [];
  if (!id || !secret) return null;
  return { id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}
