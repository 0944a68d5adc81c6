import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findPeople } from '../../accounts/public.ts';
import { expectBook } from '../../ledger/public.ts';
import type { PaymentCandidate } from '../../payments/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findSettlements, type StoredSettlement } from '../exceptions/store.ts';
import { findLateDebits, type LateDebited } from '../../payouts/public.ts';
import { suggestLeases } from '../exceptions/suggest.ts';
import { expectLine } from '../lines/expect-line.ts';
import { findExceptions, findLumps, type StoredLine } from '../lines/store.ts';
import { findPassed, type StoredPassed } from '../passed/store.ts';
import { findFile, findFiles, type ListedFile } from '../store.ts';

interface Page {
  limit: number;
  skip: number;
}

export interface BankFiles {
  files: (ListedFile & { byName: string | null })[];
  total: number;
}

/** Files of an agency's banks, the latest first. Throws `ledger.not_found`, as do the others here. */
export async function getBankFiles(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null } & Page,
): Promise<BankFiles> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const { files, total } = await findFiles(work.tx, { bookId, ...page });
  const names = await namesOf(
    work,
    files.map(({ byId }) => byId),
  );
  return { files: files.map((file) => ({ ...file, byName: names.get(file.byId) ?? null })), total };
}

export interface PassedEntries {
  entries: StoredPassed[];
  total: number;
}

/** Entries of a file that were passed over. Throws `banking.not_found` for a file of other books as well. */
export async function getPassedBankEntries(
  work: ReadWork,
  { partnerId, fileId, ...page }: { partnerId: string | null; fileId: string } & Page,
): Promise<PassedEntries> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const file = await findFile(work.tx, { id: fileId, bookId });
  if (!file) throw bankingErrors.not_found();
  return findPassed(work.tx, file.id, page);
}

export type BankException = StoredLine & {
  /** Perhaps the bank's lump of payments that an OCR file told of. */
  isLump: boolean;
  /** What it debits that the bank had rejected; null where it is no such debit. */
  lateDebit: LateDebited | null;
  settlements: (StoredSettlement & { byName: string | null; undoneByName: string | null })[];
  /** Whose rent it may be, while it waits. */
  suggestions: PaymentCandidate[];
};

export interface BankExceptions {
  exceptions: BankException[];
  total: number;
}

/** Payments that nobody took: those that wait for a person, or those that one has settled. */
export async function getBankExceptions(
  work: ReadWork,
  { partnerId, ...asked }: { partnerId: string | null; isWaiting: boolean } & Page,
): Promise<BankExceptions> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const { lines, total } = await findExceptions(work.tx, { bookId, ...asked });
  return { exceptions: await viewExceptions(work, lines), total };
}

export async function getBankException(work: ReadWork, lineId: string): Promise<BankException> {
  const line = await expectLine(work, lineId, 'see');
  const [exception] = await viewExceptions(work, [line]);
  return exception!;
}

async function viewExceptions(
  work: ReadWork,
  lines: readonly StoredLine[],
): Promise<BankException[]> {
  const said = await findSettlements(
    work.tx,
    lines.map(({ id }) => id),
  );
  const names = await namesOf(
    work,
    said.flatMap(({ byId, undoneById }) => [byId, undoneById]),
  );
  const lumps = await findLumps(
    work.tx,
    lines.map(({ id }) => id),
  );
  const suggestions = await suggestLeases(work.tx, lines);
  const debits = await findLateDebits(
    work.tx,
    lines.map(({ id }) => id),
  );
  const lateDebits = new Map(debits.map((debit) => [debit.lineId, debit]));
  const byLine = Map.groupBy(said, ({ lineId }) => lineId);
  return lines.map((line) => ({
    ...line,
    isLump: lumps.has(line.id),
    lateDebit: lateDebits.get(line.id) ?? null,
    suggestions: suggestions.get(line.id) ?? [],
    settlements: (byLine.get(line.id) ?? []).map((one) => ({
      ...one,
      byName: names.get(one.byId) ?? null,
      undoneByName: names.get(one.undoneById) ?? null,
    })),
  }));
}

async function namesOf(
  { tx }: ReadWork,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const people = await findPeople(tx, [...new Set(ids.flatMap((id) => id ?? []))]);
  return new Map(people.map(({ id, name }) => [id, name]));
}
