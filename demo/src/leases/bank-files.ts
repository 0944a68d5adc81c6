import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { ibanOf } from '@husvaer/domain/ledger/bank-account';

/** The account, the day and the number of a bank's file. */
interface FileHeader {
  account: string;
  day: IsoDate;
  /** The bank's number of the file. */
  number: number;
}

/** An OCR giro file of payments with KIDs: fixed records of 80 characters, with counts and sums. */
export function ocrFile(
  { account, day, number }: FileHeader,
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

/** An entry of a statement: a payment with its KID, a debit with the id of its order, or a bank charge. */
interface StatementEntry {
  /** Øre; negative for a debit. */
  amount: bigint;
  kid?: string;
  endToEndId?: string;
}

/** A camt.053 statement of an account since its last one, with the opening and closing balances. */
export function statementFile(
  { account, day, number }: FileHeader,
  { opening, entries }: { opening: bigint; entries: readonly StatementEntry[] },
): string {
  const id = `STATEMENT-${account}-${number}`;
  const created = `<CreDtTm>${day}T12:00:00+01:00</CreDtTm>`;
  const closing = entries.reduce((sum, { amount }) => sum + amount, opening);
  const balance = (code: string, amount: bigint) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountXml(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>${id}</MsgId>${created}</GrpHdr>
<Stmt><Id>${id}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>${created}
<Acct><Id><IBAN>${ibanOf(account)}</IBAN></Id><Ccy>NOK</Ccy></Acct>
${balance('OPBD', opening)}${balance('CLBD', closing)}
${entries.map((entry) => entryXml(entry, day)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function entryXml({ amount, kid, endToEndId }: StatementEntry, day: IsoDate): string {
  const isCharge = kid === undefined && endToEndId === undefined;
  const code = isCharge
    ? '<Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn>'
    : '<Prtry><Cd>230</Cd></Prtry>';
  const reference =
    kid &&
    `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd></RmtInf>`;
  const text = isCharge ? '<RmtInf><Ustrd>Gebyr for betalingstjenester</Ustrd></RmtInf>' : '';
  return `<Ntry>${amountXml(amount)}<Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><BkTxCd>${code}</BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs>${reference ?? text}</TxDtls></NtryDtls></Ntry>`;
}

function amountXml(amount: bigint): string {
  const absolute = amount < 0n ? -amount : amount;
  return `<Amt Ccy="NOK">${absolute / 100n}.${digits(absolute % 100n, 2)}</Amt><CdtDbtInd>${amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}

const digits = (value: bigint | number, width: number): string =>
  String(value).padStart(width, '0');
