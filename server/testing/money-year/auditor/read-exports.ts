import { fromBufferPromise } from 'yauzl';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';

import { newToken } from '../../people.ts';
import { readCsv } from '../../world/read-csv.ts';
import { settle, type Town } from '../town.ts';

/** A line of the journal, as its file has it. Øre; debit is positive. */
export interface JournalRow {
  /** `2027-12` */
  voucher: string;
  day: string;
  kind: string;
  account: string;
  /** `Faktura 12`; empty without a document. */
  document: string;
  amount: bigint;
}

/** An account's specification, as its file has it. Øre. */
interface StatementFile {
  opening: bigint;
  closing: bigint;
  rows: { voucher: string; amount: bigint; balance: bigint }[];
}

/** What a SAF-T file states, and what its lines come to. Øre; debit is positive. */
export interface SaftFile {
  stated: { entries: number; debit: bigint; credit: bigint };
  accounts: Map<string, { opening: bigint; closing: bigint; name: string }>;
  lines: { voucher: string; day: string; account: string; amount: bigint; tax: bigint }[];
  /** Closing balances. */
  customers: bigint;
  suppliers: bigint;
}

interface Period {
  from: string;
  to: string;
}

/** Kroner as a Norwegian spreadsheet has them, in øre. */
const øreOf = (text: string): bigint => {
  const [, sign, kroner, øre] = /^(-?)(\d+),(\d\d)$/.exec(text || '0,00') ?? [];
  if (kroner === undefined) throw new Error(`"${text}" is no amount.`);
  const amount = BigInt(kroner) * 100n + BigInt(øre!);
  return sign ? -amount : amount;
};
const between = (row: Record<string, string>): bigint =>
  øreOf(row['Debet']!) - øreOf(row['Kredit']!);

async function download({ app, agent, partnerId }: Town, path: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.call({
    url: `/api/money/${partnerId}/${path}`,
    headers: { authorization: `Bearer ${await newToken(app, agent)}` },
  });
  if (statusCode !== 200)
    throw new Error(`${path} answered ${statusCode}: ${rawPayload.toString()}`);
  return rawPayload;
}

/** A table that the agency can save, by the headings of its columns. */
export async function readTable(
  town: Town,
  name: string,
  parameters: Record<string, string> = {},
): Promise<Record<string, string>[]> {
  const query = new URLSearchParams({ language: 'no', ...parameters });
  return readCsv((await download(town, `${name}.csv?${query.toString()}`)).toString('utf8'));
}

export const amountIn = (row: Record<string, string>, column: string): bigint => {
  if (!(column in row))
    throw new Error(`No column "${column}" among ${Object.keys(row).join(', ')}.`);
  return øreOf(row[column]!);
};

export const readJournal = async (town: Town, period: Period): Promise<JournalRow[]> =>
  (await readTable(town, 'journal', { ...period })).map((row) => ({
    voucher: row['Bilag']!,
    day: row['Dato']!,
    kind: row['Tekst']!,
    account: row['Konto']!,
    document: row['Dokumentasjon']!,
    amount: between(row),
  }));

/** Its first row is the opening balance, and its last one the closing balance. */
export async function readStatement(
  town: Town,
  account: string,
  period: Period,
): Promise<StatementFile> {
  const rows = await readTable(town, 'account-statement', { ...period, account });
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return {
    opening: amountIn(first, 'Saldo'),
    closing: amountIn(last, 'Saldo'),
    rows: rows.slice(1, -1).map((row) => ({
      voucher: row['Bilag']!,
      amount: between(row),
      balance: amountIn(row, 'Saldo'),
    })),
  };
}

const SPACE = { s: 'urn:StandardAuditFile-Taxation-Financial:NO' };
/** Kroner with a decimal point, in øre. */
const øreOfXml = (text: string | undefined): bigint => øreOf((text ?? '0.00').replace('.', ','));

/** Orders a SAF-T file, lets it be made, and reads it. */
export async function readSaft(town: Town, period: Period): Promise<SaftFile> {
  const { app, agent, partnerId } = town;
  const { data, errors } = await app.api(
    `mutation ($input: OrderSaftExportInputData!) { orderSaftExport(inputData: $input) { _id } }`,
    { input: { partnerId, ...period } },
    await newToken(app, agent),
  );
  if (errors) throw new Error(JSON.stringify(errors[0]?.extensions));
  await settle(app);
  const xml = await unzipped(await download(town, `saft/${data.orderSaftExport._id}`));
  using document = XmlDocument.fromString(xml);
  const found = (path: string, from: XmlElement = document.root) =>
    from.find(path, SPACE) as XmlElement[];
  const textOf = (path: string, from?: XmlElement) => found(path, from)[0]?.content;
  const signed = (of: XmlElement, debit: string, credit: string): bigint =>
    øreOfXml(textOf(debit, of)) - øreOfXml(textOf(credit, of));
  const closing = (of: XmlElement): bigint =>
    signed(of, './/s:ClosingDebitBalance', './/s:ClosingCreditBalance');
  const sum = (parties: XmlElement[]): bigint =>
    parties.reduce((all, one) => all + closing(one), 0n);
  return {
    stated: {
      entries: Number(textOf('//s:NumberOfEntries')),
      debit: øreOfXml(textOf('//s:TotalDebit')),
      credit: øreOfXml(textOf('//s:TotalCredit')),
    },
    accounts: new Map(
      found('//s:Account').map((of) => [
        textOf('s:AccountID', of)!,
        {
          opening: signed(of, 's:OpeningDebitBalance', 's:OpeningCreditBalance'),
          closing: closing(of),
          name: textOf('s:AccountDescription', of)!,
        },
      ]),
    ),
    lines: found('//s:Transaction').flatMap((of) =>
      found('s:Line', of).map((line) => ({
        voucher: textOf('s:TransactionID', of)!,
        day: textOf('s:TransactionDate', of)!,
        account: textOf('s:AccountID', line)!,
        amount: signed(line, 's:DebitAmount/s:Amount', 's:CreditAmount/s:Amount'),
        tax: signed(
          line,
          's:TaxInformation/s:DebitTaxAmount/s:Amount',
          's:TaxInformation/s:CreditTaxAmount/s:Amount',
        ),
      })),
    ),
    customers: sum(found('//s:Customer')),
    suppliers: sum(found('//s:Supplier')),
  };
}

/** The one file of a ZIP. */
async function unzipped(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: false, autoClose: false });
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }
  throw new Error('The ZIP has no file.');
}
