import { findAccountLines, findLastNumbers, type StatementPlace } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { readFilter, type JournalRequest } from '../journal/read-filter.ts';
import {
  getAccountStatement,
  type StatementRequest,
} from '../journal/use-cases/get-account-statement.ts';
import { getJournal, type Voucher } from '../journal/use-cases/get-journal.ts';
import { viewLines, type StatementRow } from '../journal/view-lines.ts';

/** Entries read at a time. */
const AT_ONCE = 500;

export type Read = <Input, Output>(
  useCase: (work: ReadWork, input: Input) => Promise<Output>,
  input: Input,
) => Promise<Output>;

/** A request limited to what is booked now, so that all parts of a file are of one moment. */
export async function asOfNow<Request extends JournalRequest>(
  read: Read,
  request: Request,
): Promise<Request> {
  return { ...request, upTo: await read(getLastNumbers, request) };
}

async function getLastNumbers(work: ReadWork, request: JournalRequest) {
  const { book } = await readFilter(work, request);
  return findLastNumbers(work.tx, book.id);
}

/** All entries of a journal, in parts. */
export async function* readJournal(read: Read, request: JournalRequest): AsyncGenerator<Voucher[]> {
  for (let after: Voucher | null = null; ;) {
    const page = { ...request, after, limit: AT_ONCE };
    const part: Awaited<ReturnType<typeof getJournal>> = await read(getJournal, page);
    yield part.data;
    if (part.next === null) return;
    after = part.data.at(-1)!;
  }
}

/** The balances and sums of an account statement. */
export const readTotals = (read: Read, request: StatementRequest) =>
  read(getAccountStatement, { ...request, after: null, limit: 1 });

/** All lines of an account statement, in parts; `opening` is the balance before them. */
export async function* readStatement(
  read: Read,
  request: StatementRequest,
  opening: bigint,
): AsyncGenerator<StatementRow[]> {
  let balance = opening;
  for (let after: StatementPlace | null = null; ;) {
    const page: StatementRow[] = await read(getLines, { request, after, balance });
    yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!;
    ({ balance } = page.at(-1)!);
  }
}

async function getLines(
  work: ReadWork,
  {
    request,
    after,
    balance,
  }: { request: StatementRequest; after: StatementPlace | null; balance: bigint },
): Promise<StatementRow[]> {
  const { filter } = await readFilter(work, request);
  const { account } = request;
  const lines = await findAccountLines(work.tx, { ...filter, account }, { after, limit: AT_ONCE });
  return viewLines(work.tx, lines, balance);
}
