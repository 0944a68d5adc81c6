import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { LeaseTexts as WordsBefore } from '../edition-2026-12/lease-texts.ts';

/** What a lease of this edition says, in one language: what the one before says, how notices are given, and the security apart. */
export interface LeaseTexts extends WordsBefore {
  /** That notices may be given by e-mail (tvangsfullbyrdelsesloven § 4-18). */
  messages: { heading: string; texts: readonly string[] };
  born: (day: string) => string;
  acceptance: {
    labels: Record<'provider' | 'secured' | 'price' | 'voluntary', string>;
    of: Record<Exclude<SecurityType, 'no_deposit'>, Acceptance>;
    once: (amount: string) => string;
    /** Where it is invoiced here. */
    invoiced: string;
  };
}

/** What the tenant accepts of a security, apart from the rest of the lease. */
interface Acceptance {
  heading: string;
  /** Where the lease names nobody. */
  provider: string;
  /** Where the lease states none. */
  price: string;
  voluntary: string | null;
  texts: readonly string[];
}
