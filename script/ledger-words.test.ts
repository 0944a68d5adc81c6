import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

interface Texts {
  accounts: Record<string, string>;
  kinds: Record<string, string>;
}
interface Page {
  ledger: { book: { accounts: Record<string, { name: string }>; kinds: Record<string, string> } };
}

/* The web and the server have texts of their own, and none imports those of the other. */
test.each(['en', 'no'])('in %s pages and files name accounts and entries the same', async (one) => {
  const read = async (path: string): Promise<unknown> => import(join(ROOT, path));
  const { ledger } = (await read(`web/app/features/ledger/messages/${one}.ts`)) as Page;
  const files = (await read(`server/src/features/accounting/messages/${one}.ts`)) as Record<
    string,
    Texts
  >;
  const { accounts, kinds } = files[one]!;
  const named = Object.entries(ledger.book.accounts).map(([account, { name }]) => [account, name]);
  expect(Object.fromEntries(named)).toEqual(accounts);
  expect(ledger.book.kinds).toEqual(kinds);
});
