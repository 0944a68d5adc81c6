import type { PayoutAccount } from './store.ts';

/** The account a landlord is paid to now, and the one that takes over later. */
export interface OwnAccount {
  current: PayoutAccount | null;
  next: PayoutAccount | null;
}

/** The current and the next account. `all` is every account the landlord named, the latest first. */
export function ownAccount(all: readonly PayoutAccount[], now: Temporal.Instant): OwnAccount {
  const counts = ({ countsFrom }: PayoutAccount) => Temporal.Instant.compare(countsFrom, now) <= 0;
  const [latest] = all;
  const current = all.find(counts) ?? null;
  return { current, next: latest && latest !== current && !counts(latest) ? latest : null };
}
