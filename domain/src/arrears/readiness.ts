import type { IsoDate } from '../kernel/dates.ts';
import { mayPetition } from '../leases/status.ts';
import { MissingRateError, rateOn, type LegalRate } from '../legal/rates.ts';
import { STOPS, type Stop } from './late-claims.ts';
import type { OpenClaim } from './overview.ts';

/** Why eviction can’t be petitioned for: something about one claim, or about the whole petition. */
export const OBSTACLES = [
  'no_notice',
  'not_posted',
  'too_early',
  ...STOPS,
  'missing_fact',
  'missing_rate',
] as const;
type ObstacleReason = (typeof OBSTACLES)[number];

export interface Obstacle {
  reason: ObstacleReason;
  /** The claim; null for what is about the whole petition. */
  invoiceId: string | null;
  /** The first day on which eviction may be petitioned for because of the claim. */
  from: IsoDate | null;
  /** The missing fact of `missingFacts`. */
  field: string | null;
}

/** Whether a petition can be sent on a day. */
export interface Readiness {
  /** The invoices that it may be about. */
  ready: readonly string[];
  /** What is in the way of the whole petition: it is refused while there is anything. */
  refusals: readonly Obstacle[];
  /** What is in the way of claims that are left out. */
  waits: readonly Obstacle[];
}

const about = (reason: ObstacleReason, facts: Partial<Obstacle> = {}): Obstacle => ({
  reason,
  invoiceId: null,
  from: null,
  field: null,
  ...facts,
});

/**
 * What is in the way of a petition for eviction on a day (tvangsfullbyrdelsesloven §§ 4-18 and 5-2): the page
 * lists it, and nobody makes or records a petition against it.
 */
export function petitionReadiness(
  {
    claims,
    missing,
    rates,
  }: {
    claims: readonly OpenClaim[];
    /** {@link missingFacts} */
    missing: readonly string[];
    rates: readonly LegalRate[];
  },
  on: IsoDate,
): Readiness {
  const noticed = claims.filter(isNoticed);
  const waits = noticed.flatMap((claim) => obstaclesOf(claim, on));
  const ready = noticed
    .map(({ invoiceId }) => invoiceId)
    .filter((id) => waits.every(({ invoiceId }) => invoiceId !== id));
  const facts = missing.map((field) => about('missing_fact', { field }));
  const whole = [...facts, ...(areRatesKnown(rates, on) ? [] : [about('missing_rate')])];
  if (noticed.length === 0) return { ready, refusals: [about('no_notice'), ...whole], waits: [] };
  return ready.length > 0
    ? { ready, refusals: whole, waits }
    : { ready, refusals: [...waits, ...whole], waits: [] };
}

const isNoticed = ({ stage, petitionedOn }: OpenClaim): boolean =>
  petitionedOn === null && (stage === 'noticed' || stage === 'notice_over');

function obstaclesOf({ invoiceId, petitionFrom, stop }: OpenClaim, on: IsoDate): Obstacle[] {
  const reasons: (Obstacle | Stop)[] = stop === null ? [] : [stop];
  if (petitionFrom === null) reasons.push(about('not_posted'));
  else if (!mayPetition(petitionFrom, on)) reasons.push(about('too_early', { from: petitionFrom }));
  return reasons.map((one) => ({
    ...(typeof one === 'string' ? about(one) : one),
    invoiceId,
  }));
}

function areRatesKnown(rates: readonly LegalRate[], on: IsoDate): boolean {
  try {
    rateOn(rates, 'court_fee', on);
    rateOn(rates, 'late_interest', on);
    return true;
  } catch (error) {
    if (error instanceof MissingRateError) return false;
    throw error;
  }
}
