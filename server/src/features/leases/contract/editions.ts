import type { Clauses } from './contract.ts';
import { clausesIn } from './edition-2026-11/clauses.ts';
import { en } from './edition-2026-11/en.ts';
import { no } from './edition-2026-11/no.ts';

/** Every edition of what a lease says. One that a lease was made by is never changed, nor taken out. */
export const EDITIONS = {
  '2026-11': { en: clausesIn('en', en), no: clausesIn('no', no) },
} as const satisfies Record<string, { en: Clauses; no: Clauses }>;
export type Edition = keyof typeof EDITIONS;

/** What leases are made by now. */
export const EDITION: Edition = '2026-11';
