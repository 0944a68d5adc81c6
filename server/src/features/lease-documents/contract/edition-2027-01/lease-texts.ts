import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { LeaseTexts as WordsBefore } from '../edition-2026-12/lease-texts.ts';

/**
 * The texts of a lease in this edition, in one language: those of the edition before, how notices are given,
 * and the separate acceptance of the security.
 */
export interface LeaseTexts extends WordsBefore {
  /** Notices may be given by e-mail (tvangsfullbyrdelsesloven § 4-18). */
  messages: { heading: string; texts: readonly string[] };
  born: (day: string) => string;
  acceptance: {
    labels: Record<'provider' | 'secured' | 'price' | 'voluntary', string>;
    of: Record<Exclude<SecurityType, 'no_deposit'>, Acceptance>;
    once: (amount: string) => string;
    /** When the rent is invoiced by Husvær. */
    invoiced: string;
  };
}

/** What the tenant accepts about a security, separately from the rest of the lease. */
interface Acceptance {
  heading: string;
  /** When the lease names no provider. */
  provider: string;
  /** When the lease states no price. */
  price: string;
  voluntary: string | null;
  texts: readonly string[];
}
