import { depositAnswers, type DepositAnswers } from '@husvaer/domain/deposits/bank-files';
import { isDepositPaid } from '@husvaer/domain/deposits/states';
import { fieldErrors } from '@husvaer/domain/kernel/validation';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { splitEvenly } from '@husvaer/domain/deposits/insurance';

import type { Work } from '../../../../platform/work.ts';
import { findDepositOf, lockDepositOf } from '../../store.ts';
import { findDepositTenants } from '../../tenants/store.ts';
import { notifyBothSides, notifySide } from '../../notify-people.ts';
import { readDepositFacts } from '../../deposit-facts.ts';
import {
  addBankFile,
  addPayments,
  addTransfers,
  findAccounts,
  findBankFile,
  findPayments,
  findTransfers,
  lockReferences,
  setAccount,
} from '../../records/answers/store.ts';

/** The result for a file of the bank: how much of it was new, or all its problems. */
export type Report =
  | {
      taken: true;
      file: string;
      accounts: number;
      refusals: number;
      payments: number;
      transfers: number;
    }
  | { taken: false; problems: string[] };

/** Thrown to roll back everything imported from a file. */
export class Refused extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Imports a file of the bank: all of it or, if anything is wrong, nothing. Repeated entries change nothing.
 * Throws {@link Refused} with every problem.
 */
export async function importBankAnswers(
  work: Work,
  { text, sha256 }: { text: string; sha256: string },
): Promise<Report> {
  const { tx, clock } = work;
  const file = readAnswers(text);
  const known = await findBankFile(tx, file.file);
  if (known !== undefined && known !== sha256)
    throw new Refused([`file: another file was called ${file.file}`]);
  if (known === undefined) await addBankFile(tx, { name: file.file, sha256, at: clock.now() });
  const problems: string[] = [];
  const opened = await acceptAccounts(work, file, problems);
  const moved = await acceptMovements(work, file, problems);
  if (problems.length > 0) throw new Refused(problems);
  return { taken: true, file: file.file, ...opened, ...moved };
}

function readAnswers(text: string): DepositAnswers {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw new Refused(['it is not JSON']);
  }
  const parsed = depositAnswers.safeParse(values, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refused(
    fieldErrors(parsed.error.issues).map(({ path, reason }) => `${path || 'the file'}: ${reason}`),
  );
}

/** Accounts that were opened, and those that were refused. */
async function acceptAccounts(work: Work, file: DepositAnswers, problems: string[]) {
  const { tx } = work;
  const values = [...file.accounts, ...file.refusals];
  const request = new Map(
    (await lockReferences(tx, [...new Set(values.map(({ reference }) => reference))])).map(
      (one) => [one.reference, one],
    ),
  );
  const numbers = new Map(
    (
      await findAccounts(
        tx,
        file.accounts.map(({ account }) => account),
      )
    ).map((one) => [one.accountNumber, one.reference]),
  );
  const seen = new Set<string>();
  const leases = new Set<string>();
  let accounts = 0;
  let refusals = 0;
  for (const answer of values) {
    const { reference } = answer;
    const one = request.get(reference);
    if (!one?.batchId || (one.position > 0 && !one.hasAccountEach)) {
      problems.push(`${reference}: no account was requested with this reference`);
      continue;
    }
    if (seen.has(reference)) {
      problems.push(`${reference}: answered twice`);
      continue;
    }
    seen.add(reference);
    const isAnswered = one.accountNumber !== null || one.refusal !== null;
    if ('account' in answer) {
      if (isAnswered) {
        if (one.accountNumber !== answer.account || one.openedOn !== answer.openedOn)
          problems.push(`${reference}: the bank has answered differently before`);
        continue;
      }
      if (numbers.has(answer.account)) {
        problems.push(`${answer.account}: it is the account of ${numbers.get(answer.account)!}`);
        continue;
      }
      numbers.set(answer.account, reference);
      const { account, bank, openedOn } = answer;
      await setAccount(tx, reference, { accountNumber: account, bankName: bank, openedOn });
      await notifyOpened(work, one, { account, bank });
      accounts += 1;
    } else {
      if (isAnswered) {
        if (one.refusal !== answer.reason)
          problems.push(`${reference}: the bank has answered differently before`);
        continue;
      }
      await setAccount(tx, reference, { refusal: answer.reason });
      await notifyBothSides(work, one.leaseId, (mails, { title }) =>
        mails.refused({ title, reason: answer.reason }),
      );
      refusals += 1;
    }
    leases.add(one.leaseId);
  }
  for (const leaseId of leases) await work.emit({ name: 'deposits.changed', payload: { leaseId } });
  return { accounts, refusals };
}

async function notifyOpened(
  work: Work,
  { leaseId, depositId, position }: { leaseId: string; depositId: string; position: number },
  { account, bank }: { account: string; bank: string },
): Promise<void> {
  const deposit = await findDepositOf(work.tx, leaseId);
  if (!deposit) return;
  const tenants = await findDepositTenants(work.tx, [depositId]);
  const share = deposit.hasAccountEach
    ? splitEvenly(deposit.amount, tenants.length)[position]!
    : deposit.amount;
  const only = deposit.hasAccountEach ? tenants[position]!.email : undefined;
  const tenantsSide = { leaseId, side: 'tenant' as const, ...(only && { only }) };
  await notifySide(work, tenantsSide, (mails, { title, kroner }) =>
    mails.opened({ title, bank, amount: kroner(share), account: writeBankAccount(account) }),
  );
  if (position === 0)
    await notifySide(work, { leaseId, side: 'landlord' }, (mails, { title }) =>
      mails.opened_landlord({ title, bank }),
    );
}

/** What came in and what was paid out. */
async function acceptMovements(work: Work, file: DepositAnswers, problems: string[]) {
  const { tx, clock } = work;
  const numbers = [...file.payments, ...file.transfers].map(({ account }) => account);
  // By now this includes the accounts of the same file.
  const accounts = new Map(
    (await findAccounts(tx, [...new Set(numbers)])).map((one) => [one.accountNumber, one.leaseId]),
  );
  for (const number of new Set(numbers))
    if (!accounts.has(number)) problems.push(`${number}: it is not a deposit account of ours`);
  const payments = newRows(file.payments, await findPayments(tx, ids(file.payments)), problems);
  const transfers = newRows(file.transfers, await findTransfers(tx, ids(file.transfers)), problems);
  if (problems.length > 0) return { payments: 0, transfers: 0 };
  const leaseIds = new Set(
    [...payments, ...transfers].map(({ account }) => accounts.get(account)!),
  );
  const today = clock.today().toString();
  const before = new Map<string, boolean>();
  for (const leaseId of [...leaseIds].sort()) {
    const deposit = await lockDepositOf(tx, leaseId);
    if (!deposit) continue;
    before.set(leaseId, isDepositPaid((await readDepositFacts(tx, deposit)).facts, today));
  }
  await addPayments(tx, payments);
  await addTransfers(tx, transfers);
  for (const [leaseId, wasPaid] of before) {
    const deposit = await findDepositOf(tx, leaseId);
    if (!deposit) continue;
    const { facts, money } = await readDepositFacts(tx, deposit);
    for (const { accountNumber, paid, released } of money)
      if (released > paid) problems.push(`${accountNumber}: more was paid out than came in`);
    if (!wasPaid && isDepositPaid(facts, today))
      await notifyBothSides(work, leaseId, (mails, { title, kroner }) =>
        mails.paid({ title, amount: kroner(deposit.amount) }),
      );
    await work.emit({ name: 'deposits.changed', payload: { leaseId } });
  }
  return { payments: payments.length, transfers: transfers.length };
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The rows that are new. A row known with other content is a problem. */
function newRows<Row extends { id: string }>(
  rows: readonly Row[],
  known: readonly Row[],
  problems: string[],
): Row[] {
  const values = new Map(known.map((row) => [row.id, row]));
  return rows.filter((row) => {
    const before = values.get(row.id);
    if (before && !isSame(before, row))
      problems.push(`${row.id}: it was reported with other content before`);
    return before === undefined;
  });
}

const isSame = (one: object, other: object): boolean => {
  const entries = (row: object) => Object.entries(row).map(([name, value]) => `${name} ${value}`);
  return entries(one).sort().join() === entries(other).sort().join();
};
