import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { ibanOf } from '@husvaer/domain/ledger/bank-account';

/** Money on a client account, in øre, on a day. */
interface Movement {
  account: string;
  day: IsoDate;
  /** The bank's own number of the file. */
  number: number;
}

/** An OCR giro file of payments that came with a KID: fixed records of 80 signs, counted and summed. */
export function ocrFile(
  { account, day, number }: Movement,
  payments: readonly { kid: string; amount: bigint }[],
): string {
  const date = day.slice(8) + day.slice(5, 7) + day.slice(2, 4);
  const sum = digits(
    payments.reduce((total, { amount }) => total + amount, 0n),
    17,
  );
  const items = payments.flatMap(({ kid, amount }, index) => [
    `NY091030${digits(index + 1, 7)}${date}01014640000${digits(amount, 17)}${kid.padStart(25)}`,
    `NY091031${digits(index + 1, 7)}${digits(index + 1, 10)}${digits(0, 16)}${date}`,
  ]);
  const count = digits(payments.length, 8);
  return [
    `NY00001000008080${digits(number, 7)}00010200`,
    `NY090020001008566${digits(1, 7)}${account}`,
    ...items,
    `NY090088${count}${digits(items.length + 2, 8)}${sum}${date.repeat(3)}`,
    `NY000089${count}${digits(items.length + 4, 8)}${sum}${date}`,
  ]
    .map((record) => `${record.padEnd(80, '0')}\n`)
    .join('');
}

/** A camt.054 of what the bank debited, by the ids that it was asked with. */
export function debitsFile(
  { account, day, number }: Movement,
  debits: readonly { endToEndId: string; amount: bigint }[],
): string {
  const id = `DEBIT-${account}-${number}`;
  const created = `<CreDtTm>${day}T12:00:00+01:00</CreDtTm>`;
  const entries = debits.map(({ endToEndId, amount }) => {
    const money = `Ccy="NOK">${amount / 100n}.${digits(amount % 100n, 2)}</`;
    return `<Ntry><Amt ${money}Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
<AmtDtls><TxAmt><Amt ${money}Amt></TxAmt></AmtDtls></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${id}</MsgId>${created}</GrpHdr>
<Ntfctn><Id>${id}</Id>${created}<Acct><Id><IBAN>${ibanOf(account)}</IBAN></Id><Ccy>NOK</Ccy></Acct>
${entries.join('\n')}
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>
`;
}

const digits = (value: bigint | number, width: number): string =>
  String(value).padStart(width, '0');
