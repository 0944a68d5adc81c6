import { camt054, ocrFile, type PaymentInFile } from '../bank-files.ts';
import { dropBankFile, receiveFromBank, uploadBankFile } from '../banking.ts';
import { newToken } from '../people.ts';
import { addDeed, addToStory, type Life } from './life.ts';
import type { Person } from './town.ts';

interface InvoiceRow {
  id: string;
  lease_id: string;
  kid: string;
  account: string;
  kind: string;
  month: string | null;
}

export const invoicesOf = ({ town }: Life) =>
  town.query<InvoiceRow>(
    `select id, lease_id, kid, account, kind, month::text from invoice where kid is not null
     order by issued_on, serial`,
  );

export const linesOf = ({ town }: Life, condition: string) =>
  town.query<{ id: string; amount: bigint; end_to_end_id: string | null; kid: string | null }>(
    `select id, amount, end_to_end_id, kid from bank_line where ${condition} order by booked_on, amount, reference`,
  );

/** Sends a file as a person, by a form or a key of theirs, and notes what it brought. */
export async function bring(
  life: Life,
  who: Person,
  { bytes, byKey, what }: { bytes: Buffer; byKey: boolean; what: string },
): Promise<void> {
  const { app, partnerId, query } = life.town;
  const before = new Set((await linesOf(life, 'true')).map(({ id }) => id));
  const status = byKey
    ? await dropWithKey(life, who, bytes)
    : (
        await uploadBankFile(app, {
          partnerId,
          bytes,
          who: { ...who, tokens: { ...who.tokens, accessToken: await newToken(app, who) } },
        })
      ).status;
  addToStory(life, who.name, `${byKey ? 'sends by a key' : 'uploads'} ${what}: ${status}`);
  await life.town.settle();
  const fresh = (await linesOf(life, 'true')).filter(({ id }) => !before.has(id));
  const invoices = await invoicesOf(life);
  for (const line of fresh) {
    const invoice = invoices.find(({ kid }) => kid === line.kid);
    addDeed(life, {
      kind: 'brought_payment',
      byId: who.id,
      lineIds: [line.id],
      amount: line.amount,
      ...(invoice && { leaseId: invoice.lease_id, invoiceIds: [invoice.id] }),
    });
    const [late] = await query<{ of_id: string }>(
      'select coalesce(payout_id, refund_id) as of_id from payment_order_line where late_line_id = $1',
      [line.id],
    );
    if (late) addDeed(life, { kind: 'late_debit', byId: who.id, orderId: late.of_id });
  }
}

async function dropWithKey(life: Life, who: Person, bytes: Buffer): Promise<number> {
  if (!life.keys.has(who.id)) {
    const { data } = await life.town.call(
      who,
      `mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "Test", scopes: [money_write] }) { key } }`,
      { id: life.town.partnerId },
    );
    if (!data?.addApiKey) return 403;
    life.keys.set(who.id, data.addApiKey.key);
  }
  return (await dropBankFile(life.town.app, { key: life.keys.get(who.id)!, bytes })).status;
}

/** A file of the books' bank with payments, in the kind that reports KIDs, or in the other. */
export function fileOf(
  life: Life,
  kind: 'ocr' | 'camt.054',
  payments: readonly PaymentInFile[],
): Buffer {
  life.files += 1;
  const account = life.town.book.clientAccount;
  const referred = payments.map((one, at) => ({
    reference: String(life.files * 100 + at),
    ...one,
  }));
  return kind === 'ocr'
    ? ocrFile({ account, number: life.files, payments: referred })
    : camt054({ account, id: `FILE-${life.files}`, payments: referred });
}

/** Sends a file by the bank's own channel. Returns whether the books accepted it. */
export async function sendFromBank(life: Life, bytes: Buffer): Promise<boolean> {
  try {
    await receiveFromBank(life.town.app, bytes);
    return true;
  } catch (error) {
    addToStory(life, 'the bank', `sends a file: ${(error as Error).message}`);
    return false;
  }
}
