import type { PayoutAccount } from './store.ts';

/** Where somebody is paid now, and from when on where else. */
export interface OwnAccount {
  current: PayoutAccount | null;
  next: PayoutAccount | null;
}

/** Of all accounts somebody named, the latest first, the one that counts and the one that will. */
export function ownAccount(all: readonly PayoutAccount[], now: Temporal.Instant): OwnAccount {
  const counts = ({ countsFrom }: PayoutAccount) => Temporal.Instant.compare(countsFrom, now) <= 0;
  const [latest] = all;
  const current = all.find(counts) ?? null;
  return { current, next: latest && latest !== current && !counts(latest) ? latest : null };
}
