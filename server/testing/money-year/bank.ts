import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kronerToOre } from '@husvaer/domain/kernel/money';

import { camt053, pain002 } from '../bank-files.ts';

/** One payment a bank was asked for. */
interface Ordered {
  endToEndId: string;
  amount: bigint;
  isRefused: boolean;
}

/** The bank at which a client account is, as it answers orders: the next day it says what it takes, and the day after it has paid. */
export interface Bank {
  /** What comes from the bank today, about the orders that lie in the folder. */
  answer(today: string): Buffer[];
}

const REFUSED_EVERY = 17;

export function createBank(folder: string, account: string): Bank {
  const seen = new Set<string>();
  let accepted: Ordered[] = [];
  let count = 0;

  function read(name: string): { messageId: string; ordered: Ordered[] } {
    const xml = readFileSync(join(folder, name), 'utf8');
    const messageId = /<MsgId>([^<]+)</.exec(xml)![1]!;
    const payments = xml.matchAll(/<EndToEndId>([^<]+)<[\s\S]*?<InstdAmt[^>]*>([\d.]+)</g);
    const ordered = [...payments].map(([, endToEndId, kroner]) => {
      count += 1;
      const isRefused = count % REFUSED_EVERY === 0;
      return { endToEndId: endToEndId!, amount: kronerToOre(Number(kroner)), isRefused };
    });
    return { messageId, ordered };
  }

  return {
    answer(today) {
      const files: Buffer[] = [];
      if (accepted.length > 0)
        files.push(
          camt053({
            account,
            id: `DEBITS-${today}`,
            payments: accepted.map(({ endToEndId, amount }) => ({
              ...{ endToEndId, paidOn: today },
              amount: -amount,
            })),
          }),
        );
      accepted = [];
      const names = existsSync(folder) ? readdirSync(folder) : [];
      for (const name of names.filter((one) => one.endsWith('.xml') && !seen.has(one)).sort()) {
        seen.add(name);
        const { messageId, ordered } = read(name);
        accepted.push(...ordered.filter(({ isRefused }) => !isRefused));
        files.push(
          pain002({
            id: `ANSWER-${messageId}`.slice(0, 35),
            originalMessageId: messageId,
            transactions: ordered.map(({ endToEndId, isRefused }) => ({
              endToEndId,
              status: isRefused ? 'RJCT' : 'ACCP',
              ...(isRefused && { reasonCode: 'AC04' }),
            })),
          }),
        );
      }
      return files;
    },
  };
}
