import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { commissionOf } from './commissions.ts';
import type { AssignmentTerms } from '../properties/assignment.ts';

/** Months that brokering is given for at most (eiendomsmeglingsloven § 6-5). */
const BROKERING_MONTHS = 6;
/** Months that the estimate of costs is made for. */
const ESTIMATE_MONTHS = 12;

/** The last day of the brokering in an assignment: six months from its start, or its end. */
export function brokeringEnd({
  startsOn,
  endsOn,
}: Pick<AssignmentTerms, 'startsOn' | 'endsOn'>): IsoDate {
  const latest = addDays(addMonths(startsOn, BROKERING_MONTHS), -1);
  return endsOn !== null && endsOn < latest ? endsOn : latest;
}

/** The costs of an assignment in its first twelve months, øre. */
interface CostEstimate {
  brokering: Ore;
  management: Ore;
  addons: Ore;
  /** The agency may claim none. */
  outlays: Ore;
  total: Ore;
}

/** The estimate of all costs that an assignment with brokering states (eiendomsmeglingsloven § 6-4). */
export function estimateCosts(
  terms: Pick<AssignmentTerms, 'brokering' | 'management' | 'addons'>,
  monthlyRent: Ore,
): CostEstimate {
  const months = BigInt(ESTIMATE_MONTHS);
  const brokering = commissionOf(terms.brokering, monthlyRent);
  const management = commissionOf(terms.management, monthlyRent) * months;
  const addons = terms.addons.reduce((sum, { amount }) => sum + amount, 0n) * months;
  const outlays = 0n;
  return {
    brokering,
    management,
    addons,
    outlays,
    total: brokering + management + addons + outlays,
  };
}
