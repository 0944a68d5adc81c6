import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kronerToOre } from '@husvaer/domain/kernel/money';

import { camt053, pain002, type PaymentInFile } from '../bank-files.ts';

/** One payment of an order to the bank. */
interface Ordered {
  endToEndId: string;
  amount: bigint;
  isRefused: boolean;
  /** The recipient's account is closed: the payment is returned a day later. */
  isSentBack: boolean;
}

/**
 * The bank of a client account: it accepts or refuses orders the next day, and reports the payments the day
 * after.
 */
export interface Bank {
  /** The bank's files of today about the orders in the folder. */
  answer(today: string): Buffer[];
  /** The account's next statement, which begins with the last one's closing balance. */
  statement(today: string, payments: readonly PaymentInFile[]): Buffer;
  /** The account's balance by the bank's own count, in øre. */
  balance(): bigint;
}

const REFUSED_EVERY = 17;
const SENT_BACK_EVERY = 13;

export function createBank(folder: string, account: string): Bank {
  const seen = new Set<string>();
  let accepted: Ordered[] = [];
  let sentBack: Ordered[] = [];
  let count = 0;
  let statements = 0;
  let balance = 0n;

  function statement(today: string, payments: readonly PaymentInFile[]): Buffer {
    const opening = balance;
    statements += 1;
    balance = payments.reduce((sum, { amount }) => sum + amount, opening);
    return camt053({
      account,
      opening,
      id: `STATEMENT-${today}-${statements}`,
      number: statements,
      closingOn: today,
      payments: payments.map((payment) => ({ bookedOn: today, ...payment })),
    });
  }

  function read(name: string): { messageId: string; ordered: Ordered[] } {
    const xml = readFileSync(join(folder, name), 'utf8');
    const messageId = /<MsgId>([^<]+)</.exec(xml)![1]!;
    const payments = xml.matchAll(/<EndToEndId>([^<]+)<[\s\S]*?<InstdAmt[^>]*>([\d.]+)</g);
    const ordered = [...payments].map(([, endToEndId, kroner]) => {
      count += 1;
      const isRefused = count % REFUSED_EVERY === 0;
      const isSentBack = !isRefused && count % SENT_BACK_EVERY === 0;
      const amount = kronerToOre(Number(kroner));
      return { endToEndId: endToEndId!, amount, isRefused, isSentBack };
    });
    return { messageId, ordered };
  }

  return {
    statement,
    balance: () => balance,
    answer(today) {
      const files: Buffer[] = [];
      const debits = accepted.map(({ endToEndId, amount }) => ({
        endToEndId,
        paidOn: today,
        amount: -amount,
      }));
      const returns = sentBack.map(({ endToEndId, amount }) => ({
        endToEndId,
        paidOn: today,
        amount,
        text: 'Konto avsluttet',
      }));
      if (debits.length + returns.length > 0) files.push(statement(today, [...debits, ...returns]));
      sentBack = accepted.filter((one) => one.isSentBack);
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
