import { httpsUrl } from '../kernel/https-url.ts';
import { z } from '../kernel/zod.ts';

/** Webhooks of one partner. */
export const WEBHOOKS_MAX = 10;
/** Types of events that one webhook can choose. */
const TYPES_MAX = 50;

export const webhookDraft = z.strictObject({
  url: httpsUrl,
  /** Such as `lease.signed`; undefined or empty means all. */
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

/** Minutes from one attempt to the next: nine attempts in about a day. */
const RETRY_MINUTES = [1, 5, 15, 60, 120, 240, 480, 480] as const;

/** Minutes until the next attempt; null: no more attempts. */
export const retryAfterMinutes = (attempts: number): number | null =>
  RETRY_MINUTES[attempts - 1] ?? null;

/** Hours of continuous failures before an address is paused. */
export const PAUSE_AFTER_HOURS = 72;

/** Hours a former secret stays valid after it was replaced. */
export const FORMER_SECRET_HOURS = 24;
