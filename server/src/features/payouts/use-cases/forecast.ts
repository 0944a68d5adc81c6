import { claimOnDay } from '@husvaer/domain/payouts/claims';
import { payoutOf, type PayoutFacts, type Statement } from '@husvaer/domain/payouts/statement';

/** A payout that is not made yet. */
interface Forecast extends Statement {
  /** Whether all rent in it has come in or is guaranteed. */
  isReceived: boolean;
}

/** What a lease's landlord would be paid on a day if all rent that is due by then comes in. */
export function forecast(facts: PayoutFacts, day: string): Forecast {
  const claims = facts.claims.map((claim) => {
    const { net, received, direct, lost } = claimOnDay(claim, day);
    const open = net - received - direct - lost;
    const rest = { paidOn: day, amount: open, isDirect: false };
    return open > 0n ? { ...claim, parts: [...claim.parts, rest] } : claim;
  });
  const statement = payoutOf({ ...facts, claims }, day);
  return { ...statement, isReceived: payoutOf(facts, day).amount === statement.amount };
}
