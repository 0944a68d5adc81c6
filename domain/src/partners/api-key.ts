import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** Valid API keys of one partner at a time. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 80;
/** Months for which a key is valid: usually, and at most. */
export const KEY_MONTHS = { usual: 12, max: 24 };
/** Networks from which one key is valid. */
export const KEY_ADDRESSES_MAX = 20;
/** Days before its end from which people are warned. */
const WARNED_DAYS = 30;

/**
 * What each scope of an API key allows, in the words of the page where a key is made, of docs/partner-api.md and
 * of the OpenAPI description.
 */
export const SCOPE_MEANINGS = {
  listings: 'send and read homes',
  'interest:read': 'read who applied for homes',
  'leases:read': 'read invitations, properties, assignments, leases, tenants and documents',
  'leases:write':
    'invite landlords and tenants, make assignments, draft, send and change leases, give notice',
  'money:read': 'read invoices, payments, payouts, refunds, deposits and bank files',
  'money:write':
    'credit and write off invoices, request refunds, hold payouts, send bank files, settle payments',
  webhooks: 'be notified of what happens',
} as const;
export type ApiScope = keyof typeof SCOPE_MEANINGS;

/** The scopes of an API key. */
export const API_SCOPES = Object.keys(SCOPE_MEANINGS) as ApiScope[];

/** Each once, in the order of the list. */
export const apiScopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .transform((request) => API_SCOPES.filter((scope) => request.includes(scope)));

/** The name of a key: the system that uses it. */
const keyName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .pipe(nonEmptyLine(KEY_NAME_MAX));

/** The last day on which a key is valid. `today` in Norway. */
export const keyEnd = (today: IsoDate) =>
  z.iso
    .date({ abort: true })
    .refine((day) => day >= today, { params: { reason: 'past' } })
    .refine((day) => day <= addMonths(today, KEY_MONTHS.max), { params: { reason: 'too_far' } });

/** Where a key is valid from: IP addresses and networks (CIDR), each once; empty is everywhere. */
export const keyAddresses = z
  .array(
    z
      .string()
      .trim()
      .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
  )
  .max(KEY_ADDRESSES_MAX)
  .transform((addresses) => [...new Set(addresses)]);

/** A key to be made. `today` in Norway. */
export const newApiKey = ({ today }: { today: IsoDate }) =>
  z.object({
    partnerId: uuid,
    name: keyName,
    scopes: apiScopes.nullish().transform((scopes): ApiScope[] => scopes ?? ['listings']),
    endsOn: keyEnd(today)
      .nullish()
      .transform((day) => day ?? addMonths(today, KEY_MONTHS.usual)),
    addresses: keyAddresses.nullish().transform((addresses) => addresses ?? []),
  });

/** Whether a key is over, ends soon enough to warn of it, or neither. */
export function keyPhase(endsOn: IsoDate, today: IsoDate): 'over' | 'ends_soon' | 'valid' {
  if (endsOn < today) return 'over';
  return endsOn <= warnedUntil(today) ? 'ends_soon' : 'valid';
}

/** The last end of a key that people are warned of today. */
export const warnedUntil = (today: IsoDate): IsoDate => addDays(today, WARNED_DAYS);

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
