import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

/** What of the ledger is shown; it is in the URL. */
export interface Filters {
  from?: string;
  to?: string;
  account?: LedgerAccount;
  /** A lease, and one of its people. */
  contractId?: string;
  personId?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\da-f-]{36}$/i;

/** The filters of a URL; what is not one is left out. Without days, the year of `today`. */
export function readFilters(
  params: URLSearchParams,
  { accounts, today }: { accounts: readonly LedgerAccount[]; today: string },
): Filters {
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const account = accounts.find((one) => one === params.get('account'));
  const found = {
    from: matching('from', DAY) ?? (params.has('from') ? undefined : `${today.slice(0, 4)}-01-01`),
    to: matching('to', DAY),
    account,
    contractId: matching('lease', ID),
    personId: matching('person', ID),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The filters as the parameters of a URL. An empty `from` is the first entry’s day. */
export function writeFilters({
  from,
  to,
  account,
  contractId,
  personId,
}: Filters): URLSearchParams {
  const params = new URLSearchParams({ from: from ?? '' });
  for (const [name, value] of Object.entries({
    to,
    account,
    lease: contractId,
    person: personId,
  }))
    if (value) params.set(name, value);
  return params;
}
