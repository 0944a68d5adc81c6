import { httpsUrl } from '../kernel/https-url.ts';
import { z } from '../kernel/zod.ts';

/** Addresses of one partner that are told of things. */
export const WEBHOOKS_MAX = 10;
/** Kinds of events one of them may choose. */
const TYPES_MAX = 50;

export const webhookDraft = z.strictObject({
  url: httpsUrl,
  /** Such as `lease.signed`; left out or empty, all. */
  types: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[a-z]+\.[a-z_]+$/),
    )
    .max(TYPES_MAX)
    .default([]),
});

/** Minutes from one try to the next: nine tries in about a day. */
const RETRY_MINUTES = [1, 5, 15, 60, 120, 240, 480, 480] as const;

/** Minutes until what has been tried so often is tried again; null: no more. */
export const retryAfterMinutes = (attempts: number): number | null =>
  RETRY_MINUTES[attempts - 1] ?? null;

/** Hours an address may fail without a break before it is left alone. */
export const PAUSE_AFTER_HOURS = 72;

/** Hours a secret is good for after a new one has been made. */
export const FORMER_SECRET_HOURS = 24;
