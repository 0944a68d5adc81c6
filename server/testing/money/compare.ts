import type { Ore } from '@husvaer/domain/kernel/money';

import { ownerOf, type Lived } from './live.ts';

/** What a person moved: to which accounts, and how much beyond what the person sent there. */
interface Moved {
  day: string;
  amount: Ore;
  /** In words. */
  text: string;
}

/**
 * What a person moved who did everything alone: on the first evening on which accounts had been paid more than
 * they were paid, or might have been, in the same history without that person's acts. What the person sent is
 * theirs. Null if nothing was moved.
 */
export function movedBy(thiefId: string, withActs: Lived, without: Lived): Moved | null {
  const { life } = withActs;
  for (const [index, { day, paid }] of withActs.evenings.entries()) {
    const { possible } = without.evenings[index]!;
    const beyond = [...paid]
      .map(([account, amount]) => ({ account, amount: amount - (possible.get(account) ?? 0n) }))
      .filter(({ amount }) => amount > 0n);
    const own = life.sent
      .filter((sent) => sent.byId === thiefId && sent.day <= day)
      .reduce((sum, { amount }) => sum + amount, 0n);
    const amount = beyond.reduce((sum, one) => sum + one.amount, 0n) - own;
    if (amount <= 0n) continue;
    const words = beyond.map((one) => `${kroner(one.amount)} to ${ownerOf(life, one.account)}`);
    return { day, amount, text: `${day}: ${words.join(', ')} beyond what it would have been` };
  }
  return null;
}

const kroner = (amount: Ore): string => `${Number(amount) / 100} kr`;
