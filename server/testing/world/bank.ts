import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kronerToOre, type Ore } from '@husvaer/domain/kernel/money';

import type { Random } from '../../../demo/src/random.ts';
import { camt053, camt054, ocrFile, pain002, type PaymentInFile } from '../bank-files.ts';
import type { Bank, FileOfDay, Movement, Ordered } from './world.ts';

/** A movement with the bank's reference. */
interface Referenced extends Movement {
  reference: string;
}

const CHANNELS = [
  ['folder', 6],
  ['upload', 2],
  ['partner_api', 2],
] as const;

export function createBank({
  clientAccount: account,
  out,
  kidSource,
}: {
  clientAccount: string;
  out: string;
  kidSource: 'ocr' | 'camt054';
}): Bank {
  const ordered: Ordered[] = [];
  const seen = new Set<string>();
  let toPay: Ordered[] = [];
  let today: Referenced[] = [];
  const received = new Map<string, Ore>();
  let references = 0;
  let late: FileOfDay[] = [];
  let last: FileOfDay | null = null;
  let balance = 0n;
  let statements = 0;
  let transmissions = 0;

  function move(movement: Movement): void {
    references += 1;
    // An OCR file has nine digits for it.
    today.push({ ...movement, reference: String(references).padStart(9, '0') });
    // An order's debit goes to its recipient.
    const { account: from, amount, endToEndId } = movement;
    if (endToEndId === undefined) received.set(from, (received.get(from) ?? 0n) + amount);
  }

  function readOrders(day: string, draw: Random): FileOfDay[] {
    const names = existsSync(out) ? readdirSync(out) : [];
    const files: FileOfDay[] = [];
    for (const name of names.filter((one) => one.endsWith('.xml') && !seen.has(one)).sort()) {
      const xml = readFileSync(join(out, name), 'utf8');
      if (!xml.includes(account)) continue;
      seen.add(name);
      const originalMessageId = /<MsgId>([^<]+)</.exec(xml)![1]!;
      const payments = [...xml.matchAll(/<CdtTrfTxInf>[\s\S]*?<\/CdtTrfTxInf>/g)].map(([text]) => ({
        endToEndId: /<EndToEndId>([^<]+)</.exec(text)![1]!,
        amount: kronerToOre(Number(/<InstdAmt[^>]*>([\d.]+)/.exec(text)![1])),
        to: /<CdtrAcct>[\s\S]*?<(?:IBAN|Id)>(?:NO\d\d)?(\d{11})</.exec(text)?.[1] ?? '',
        on: day,
        isPaid: false,
        isForged: false,
      }));
      const refused = payments.filter(() => draw.chance(0.05));
      ordered.push(...payments);
      toPay.push(...payments.filter((one) => !refused.includes(one)));
      const answer = pain002({
        id: `ANSWER-${originalMessageId}`.slice(0, 35),
        originalMessageId,
        transactions: payments.map((one) =>
          refused.includes(one)
            ? { endToEndId: one.endToEndId, status: 'RJCT', reasonCode: 'AC04' }
            : { endToEndId: one.endToEndId, status: 'ACCP' },
        ),
      });
      files.push({
        bytes: answer,
        what: `answer to an order of ${payments.length}`,
        channel: 'folder',
      });
    }
    return files;
  }

  /** Tells today's movements: those with a KID first, then all of them in a statement. */
  function report(day: string, draw: Random): FileOfDay[] {
    if (today.length === 0) return [];
    const moved = today;
    today = [];
    const channel = draw.weighted(CHANNELS);
    const payments = moved.map((one) => inFile(one, day));
    // Only an OCR file tells the reversal of a payment with its KID.
    const withKid = payments.filter(
      ({ kid, amount }) => kid !== undefined && (amount > 0n || kidSource === 'ocr'),
    );
    const files: FileOfDay[] = [];
    // A bank lumps what came in, and never with what it took back.
    const isBatch =
      draw.chance(0.3) && withKid.length > 1 && withKid.every(({ amount }) => amount > 0n);
    if (withKid.length > 0 && kidSource === 'ocr') {
      transmissions += 1;
      const bytes = ocrFile({ account, payments: withKid.toReversed(), number: transmissions });
      files.push({ bytes, what: `OCR file of ${withKid.length}`, channel });
    }
    if (withKid.length > 0 && kidSource === 'camt054') {
      transmissions += 1;
      const id = `NOTICE-${account}-${transmissions}`;
      const shape = isBatch ? { lumps: [withKid] } : { payments: withKid };
      const bytes = camt054({ account, id, ...shape });
      const what = `camt.054 of ${withKid.length}${isBatch ? ' in one batch' : ''}`;
      files.push({ bytes, what, channel });
    }
    statements += 1;
    const isCoarse = isBatch && draw.chance(0.5);
    const shape = isCoarse
      ? { payments: payments.filter((one) => !withKid.includes(one)), lumps: [withKid] }
      : { payments };
    const opening = balance;
    balance += moved.reduce((sum, { amount }) => sum + amount, 0n);
    const id = `STATEMENT-${account}-${statements}`;
    const bytes = camt053({ account, opening, id, number: statements, closingOn: day, ...shape });
    const what = `statement of ${moved.length}${isCoarse ? ', the KIDs in one entry' : ''}`;
    return [...files, { bytes, what, channel, movements: moved }];
  }

  return {
    account,
    ordered,
    get isAllReported() {
      return late.length === 0 && today.length === 0;
    },
    get balance() {
      return balance;
    },
    received,
    move,
    endDay(day, draw) {
      for (const one of toPay) {
        one.isPaid = true;
        const { amount, endToEndId, to } = one;
        const paid = { amount: -amount, endToEndId, name: 'Mottaker', account: to };
        move({ ...paid, kid: null, text: null });
      }
      toPay = [];
      const answers = readOrders(day, draw);
      const reported = report(day, draw);
      // Some files come a day late, and some twice.
      const isLate = draw.chance(0.1);
      const files = [...late, ...answers, ...(isLate ? [] : reported)];
      late = isLate ? reported : [];
      if (last && draw.chance(0.15)) {
        const { bytes, what, channel } = last;
        files.push({ bytes, what: `${what.replace(', again', '')}, again`, channel });
      }
      last = files.at(-1) ?? last;
      return files;
    },
  };
}

function inFile(movement: Referenced, day: string): PaymentInFile {
  const { amount, kid, name, account, text, reference, endToEndId, on = day } = movement;
  return {
    amount,
    name,
    account,
    reference,
    paidOn: on,
    bookedOn: on,
    ...(amount < 0n && kid !== null && { type: '18' }),
    ...(kid !== null && { kid }),
    ...(text !== null && { text }),
    ...(endToEndId !== undefined && { endToEndId }),
  };
}
