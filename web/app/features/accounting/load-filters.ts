import type { ClientLoaderFunctionArgs } from 'react-router';

import { LEDGER_ACCOUNTS } from '@husvaer/domain/ledger/accounts';

import { apiContext } from '../../platform/api.ts';
import { dayInNorway } from '../../platform/format.ts';
import { booksOf, nullWithoutBooks } from '../ledger/public.tsx';
import { readFilters, type Filters } from './filters.ts';
import { LedgerPeople, type LedgerPeopleQuery } from './ledger-people.graphql.ts';

export const ACCOUNTS = LEDGER_ACCOUNTS;

/** What a page of the ledger shows, by its URL. */
export interface Chosen {
  partnerId: string | null;
  filters: Filters;
  after: string | null;
  people: LedgerPeopleQuery['getLedgerPeople'];
}

/** Reads the URL of a page of the ledger, with the people of its lease; null if there are no books. */
export async function loadFilters(args: ClientLoaderFunctionArgs): Promise<Chosen | null> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  // The year that is shown first is a suggestion, by this browser's own clock.
  // oxlint-disable-next-line eslint-js/no-restricted-syntax
  const today = dayInNorway(new Date().toISOString());
  const filters = readFilters(params, { accounts: ACCOUNTS, today });
  const after = params.get('after');
  const { contractId } = filters;
  if (contractId === undefined) return { partnerId, filters, after, people: [] };
  const call = args.context.get(apiContext)(LedgerPeople, { partnerId, contractId });
  const answer = await nullWithoutBooks(call);
  return answer && { partnerId, filters, after, people: answer.getLedgerPeople };
}
