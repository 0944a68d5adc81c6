import { addMonths, endOfMonth } from '@husvaer/domain/kernel/dates';

import { newToken } from '../../people.ts';
import { poppler } from '../../poppler.ts';
import type { Town } from '../town.ts';
import {
  amountIn,
  readJournal,
  readSaft,
  readStatement,
  readTable,
  type JournalRow,
  type SaftFile,
} from './read-exports.ts';

const sumOf = (amounts: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};
const sumBy = <Key>(rows: Iterable<readonly [Key, bigint]>): Map<Key, bigint> => {
  const sums = new Map<Key, bigint>();
  for (const [key, amount] of rows) sums.set(key, (sums.get(key) ?? 0n) + amount);
  return sums;
};

/**
 * Compares everything that leaves the books of a period, as an auditor would: by the files and pages alone, with
 * sums of its own. Returns what disagrees, as sentences.
 */
export async function walkBooks(
  town: Town,
  period: { from: string; to: string },
): Promise<string[]> {
  const found: string[] = [];
  const agree: Agree = (what, one, other) => {
    if (one !== other) found.push(`${what}: ${one} and ${other}.`);
  };
  const journal = await readJournal(town, period);
  const saft = await readSaft(town, period);
  const nameOf = new Map([...saft.accounts].map(([id, { name }]) => [id, name]));
  const balances = await readBalances(town, period.to);
  const sums = sumBy(journal.map(({ account, amount }) => [account, amount]));

  checkVouchers(journal, found);
  checkSaft(saft, { journal, agree, found });
  const months = monthsOf(period);
  const byMonth = (
    await Promise.all(months.map((month) => readJournal(town, withinMonth(month, period))))
  ).flat();
  compareLines('The months of the journal and the journal', byMonth, journal, found);
  for (const [account, { closing, opening }] of saft.accounts) {
    const name = nameOf.get(account)!;
    const statement = await readStatement(town, account, period);
    agree(
      `${account}, statement and trial balance`,
      statement.closing,
      balances.get(account) ?? 0n,
    );
    agree(`${account}, SAF-T and trial balance`, closing, balances.get(account) ?? 0n);
    agree(`${account}, statement and SAF-T at first`, statement.opening, opening);
    agree(
      `${account}, balances and journal`,
      statement.closing - statement.opening,
      sums.get(name) ?? 0n,
    );
    let balance = statement.opening;
    for (const row of statement.rows) {
      balance += row.amount;
      agree(`${account}, balance after ${row.voucher}`, row.balance, balance);
    }
    agree(`${account}, balance after all rows`, balance, statement.closing);
  }
  agree('The sum of the trial balance', sumOf(balances.values()), 0n);
  agree('Customers and receivables', saft.customers, balances.get('tenant_receivable'));
  agree('Suppliers and payables', saft.suppliers, balances.get('landlord_payable'));
  const named = (account: string): string => nameOf.get(account)!;
  const books = { journal, named, agree, found };
  await checkInvoices(town, books);
  await checkPayouts(town, books);
  await checkSettlements(town, books);
  await checkBank(town, { months, period, agree });
  return found;
}

type Figure = bigint | number | undefined;
type Agree = (what: string, one: Figure, other: Figure) => void;
interface Books {
  journal: readonly JournalRow[];
  /** The Norwegian name of an account. */
  named: (account: string) => string;
  agree: Agree;
  found: string[];
}

/** Lines that only one of the two has. */
function compareLines(
  what: string,
  one: readonly Line[],
  other: readonly Line[],
  found: string[],
): void {
  const keys = (lines: readonly Line[], sign: bigint) =>
    lines.map((line) => [`${line.voucher} ${line.account} ${line.amount}`, sign] as const);
  const alone = [...sumBy([...keys(one, 1n), ...keys(other, -1n)])].filter(
    ([, count]) => count !== 0n,
  );
  if (alone.length > 0)
    found.push(`${what}: ${alone.length} lines differ, such as ${alone[0]!.join(', ')}.`);
}
type Line = Pick<JournalRow, 'voucher' | 'account' | 'amount'>;

/** Each voucher balances, and the numbers of a year have no gap. */
function checkVouchers(journal: readonly JournalRow[], found: string[]): void {
  for (const [voucher, sum] of sumBy(journal.map(({ voucher, amount }) => [voucher, amount])))
    if (sum !== 0n) found.push(`Voucher ${voucher} is off by ${sum}.`);
  const years = Map.groupBy(new Set(journal.map(({ voucher }) => voucher)), (voucher) =>
    voucher.slice(0, 4),
  );
  for (const [year, vouchers] of years) {
    const last = Math.max(...vouchers.map((voucher) => Number(voucher.slice(5))));
    if (last !== vouchers.length)
      found.push(`${year} has ${vouchers.length} vouchers, and the last number is ${last}.`);
  }
}

/** The file's totals are those of its lines, and its lines are the journal's. */
function checkSaft(
  saft: SaftFile,
  { journal, agree, found }: Pick<Books, 'journal' | 'agree' | 'found'>,
): void {
  const { stated, lines, accounts } = saft;
  const debit = sumOf(lines.map(({ amount }) => (amount > 0n ? amount : 0n)));
  agree('SAF-T, debit of its lines and as stated', debit, stated.debit);
  agree('SAF-T, debit and credit', stated.debit, stated.credit);
  const vouchers = new Set(lines.map(({ voucher }) => voucher));
  agree('SAF-T, entries', vouchers.size, stated.entries);
  const named = lines.map(({ account, ...line }) => ({
    ...line,
    account: accounts.get(account)!.name,
  }));
  compareLines('SAF-T and the journal', named, journal, found);
  // The tax on the lines of income is what the books owe the state.
  const owed = sumOf(
    lines.filter(({ account }) => account === 'vat_payable').map(({ amount }) => amount),
  );
  agree('SAF-T, tax of its lines and the tax owed', sumOf(lines.map(({ tax }) => tax)), owed);
}

const TENANTS_INVOICES = ['husleie', 'depositumsforsikring', 'kreditnota'];

/** Each invoice and credit note is booked once, with its total. */
async function checkInvoices(town: Town, { journal, named, agree }: Books): Promise<void> {
  const booked = sumBy(
    journal
      .filter(
        ({ account, kind }) =>
          account === named('tenant_receivable') && (kind === 'Faktura' || kind === 'Kreditnota'),
      )
      .map(({ document, amount }) => [document.replace(/^\D+/, ''), amount]),
  );
  const invoices = (await readTable(town, 'invoices')).filter((row) =>
    TENANTS_INVOICES.includes(row['Type']!),
  );
  for (const row of invoices) {
    // A credit note's own amount is positive, and its booking is not.
    const total = amountIn(row, 'Beløp') * (row['Type'] === 'kreditnota' ? -1n : 1n);
    agree(`Invoice ${row['Nummer']}, its total and the journal`, total, booked.get(row['Nummer']!));
  }
  agree('Invoices and booked invoices', invoices.length, booked.size);
}

/** What payouts deducted is the agency's income and its tax; what they paid left the account. */
async function checkPayouts(town: Town, { journal, named, agree }: Books): Promise<void> {
  const payouts = (await readTable(town, 'payouts')).filter(({ Nummer: serial }) => serial !== '');
  const total = (column: string) => sumOf(payouts.map((row) => amountIn(row, column)));
  const charged = (account: string) =>
    sumOf(
      journal
        .filter((row) => row.account === named(account) && row.document.startsWith('Utbetaling'))
        .map(({ amount }) => amount),
    );
  const vat = total('Herav mva.');
  agree(
    'Commissions of the payouts and of the journal',
    total('Honorar og tilleggstjenester') - vat,
    charged('commission_income'),
  );
  agree('Tax of the payouts and of the journal', vat, charged('vat_payable'));
}

/** One in so many settlements is read as its PDF. */
const READ_EVERY = 10;

/** A settlement's lines are its sum, and its document has the sum and the tax of the journal. */
async function checkSettlements(
  { app, landlord }: Town,
  { journal, named, agree }: Books,
): Promise<void> {
  const token = await newToken(app, landlord);
  const taxed = sumBy(
    journal
      .filter(({ account }) => account === named('vat_payable'))
      .map(({ document, amount }) => [document, -amount]),
  );
  for (let skip = 0; ; skip += 100) {
    const { data } = await app.api(
      `query ($skip: Int!) { getSettlements(optionData: { limit: 100, skip: $skip }) { data {
        serialId amount settlementFileId metaInfo { amount } } } }`,
      { skip },
      token,
    );
    const settlements: Settlement[] = data.getSettlements.data;
    for (const { serialId, amount, settlementFileId: fileId, metaInfo } of settlements) {
      const lines = sumOf(metaInfo.map((line) => øre(line.amount)));
      agree(`Settlement ${serialId}, its lines and its sum`, lines, øre(amount));
      if (serialId % READ_EVERY !== 0) continue;
      const url = await app.api(
        'query ($fileId: ID!) { getFileDownloadUrl(queryData: { fileId: $fileId }) }',
        { fileId },
        token,
      );
      const { pathname, search } = new URL(url.data.getFileDownloadUrl, 'http://localhost');
      const { rawPayload } = await app.call({ url: pathname + search });
      const text = poppler('pdftotext', rawPayload, '-layout').replaceAll(/\s+/g, ' ');
      const stated = (words: string): bigint => amountAfter(text, words);
      agree(
        `Settlement ${serialId}, its sum and its document`,
        øre(amount),
        stated('Til utbetaling'),
      );
      const tax = taxed.get(`Utbetaling ${serialId}`) ?? 0n;
      agree(`Settlement ${serialId}, its tax and the journal`, stated('Mva. 25 %'), tax);
    }
    if (settlements.length < 100) return;
  }
}

interface Settlement {
  serialId: number;
  amount: number;
  settlementFileId: string;
  metaInfo: { amount: number }[];
}

const øre = (kroner: number): bigint => BigInt(Math.round(kroner * 100));

/** The amount that follows these words in a document, in øre; zero if it has none. */
function amountAfter(text: string, words: string): bigint {
  const [, sign, digits] = new RegExp(`${words} (−?)([\\d ]+,\\d\\d) kr`).exec(text) ?? [];
  const amount = BigInt((digits ?? '0').replaceAll(/[ ,]/g, ''));
  return sign ? -amount : amount;
}

/** The bank's own balance is the books' at the end, and each signed month still agrees with the ledger. */
async function checkBank(
  town: Town,
  { months, period, agree }: { months: readonly string[]; period: { to: string }; agree: Agree },
): Promise<void> {
  const { app, agent, partnerId, bank } = town;
  const rows = (await readTable(town, 'bank-lines')).filter(
    ({ Status: status }) => status !== 'allerede bokført',
  );
  const atBank = sumOf(rows.map((row) => amountIn(row, 'Beløp')));
  const balances = await readBalances(town, period.to);
  agree(
    'The bank’s balance and the client account',
    bank.balance(),
    balances.get('client_account'),
  );
  agree('The payments and the client account', atBank, balances.get('client_account'));
  for (const month of months) {
    const { data } = await app.api(
      `query ($data: BankReconciliationQueryData!) { getBankReconciliation(queryData: $data) {
        until signedAt accounts { ledger bank differences { amount } } } }`,
      { data: { partnerId, month: month.slice(0, 7) } },
      await newToken(app, agent),
    );
    const { until, accounts } = data.getBankReconciliation;
    const on = await readBalances(town, until);
    const sum = (of: (account: any) => number) =>
      sumOf(accounts.map((account: any) => øre(of(account))));
    agree(
      `The reconciliation of ${month} and the ledger`,
      sum(({ ledger }) => ledger),
      on.get('client_account'),
    );
    agree(
      `The reconciliation of ${month}, bank and differences`,
      sum(({ bank: one }) => one ?? 0),
      sum(({ ledger }) => ledger) +
        sum(({ differences }) =>
          differences.reduce((all: number, { amount }: any) => all + amount, 0),
        ),
    );
  }
}

/** The trial balance at the end of a day. */
async function readBalances(
  { app, agent, partnerId }: Town,
  on: string,
): Promise<Map<string, bigint>> {
  const { data } = await app.api(
    `query ($id: ID!, $on: String!) { getLedgerBalances(queryData: { partnerId: $id, on: $on }) { account amount } }`,
    { id: partnerId, on },
    await newToken(app, agent),
  );
  return new Map(
    data.getLedgerBalances.map(({ account, amount }: { account: string; amount: number }) => [
      account,
      øre(amount),
    ]),
  );
}

function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months = [`${from.slice(0, 7)}-01`];
  for (let next = addMonths(months[0]!, 1); next <= to; next = addMonths(next, 1))
    months.push(next);
  return months;
}

const withinMonth = (month: string, { from, to }: { from: string; to: string }) => ({
  from: month < from ? from : month,
  to: endOfMonth(month) > to ? to : endOfMonth(month),
});
