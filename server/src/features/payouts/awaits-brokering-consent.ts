import type { LeaseRent } from '../leases/public.ts';

/**
 * Whether the brokering commission of a signed lease waits for the consent of its landlord, without which it is
 * not taken off the rent (eiendomsmeglingsloven § 7-4 third paragraph).
 */
export const awaitsBrokeringConsent = ({
  assignment: { brokering },
  brokeringConsentedAt,
}: Pick<LeaseRent, 'assignment' | 'brokeringConsentedAt'>): boolean =>
  brokering !== null && brokering.amount > 0n && brokeringConsentedAt === null;
