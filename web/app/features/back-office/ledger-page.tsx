import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { LeaseSearch } from '../invoices/public.tsx';
import classes from '../../ui/list-page.module.css';
import { LedgerTabs } from '../accounting/public.tsx';
import {
  type Balance,
  Balances,
  booksOf,
  EntryTable,
  Ledger,
  LedgerEntries,
  type LedgerEntriesQuery,
  nullWithoutBooks,
  useMoneyFormat,
} from '../ledger/public.tsx';
import own from './ledger-page.module.css';

export const handle = { namespaces: ['accounting', 'invoices'] };

interface PageData {
  leaseId: string | null;
  /** The day at the end of which the balances apply; null for now. */
  on: string | null;
  balances: Balance[];
  /** Null until a lease is chosen: there are too many entries to show all. */
  entries: LedgerEntriesQuery['getLedgerEntries'] | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  const partnerId = booksOf(args);
  const api = args.context.get(apiContext);
  const params = new URL(args.request.url).searchParams;
  const leaseId = params.get('lease');
  const day = params.get('on') ?? '';
  const on = DAY.test(day) ? day : null;
  const found = await nullWithoutBooks(api(Ledger, { partnerId, contractId: leaseId, on }));
  if (!found) return null;
  try {
    const entries =
      leaseId === null ? null : await api(LedgerEntries, { partnerId, contractId: leaseId });
    const booked = entries?.getLedgerEntries ?? null;
    return { leaseId, on, balances: found.getLedgerBalances, entries: booked };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

/** The balance of each account, for all leases or one, and the entries of that lease. */
export default function LedgerPage({ loaderData }: { loaderData: PageData | null }) {
  const { t } = useTranslation('ledger');
  const { day } = useMoneyFormat();
  if (!loaderData) return null;
  const { leaseId, on, balances, entries } = loaderData;
  return (
    <>
      <LedgerTabs />
      <LedgerTools key={`${leaseId} ${on}`} leaseId={leaseId} on={on} />
      <section aria-labelledby="balances" className={own.part}>
        <h2 id="balances">{on ? t('book.balances_on', { day: day(on) }) : t('book.balances')}</h2>
        <p className="quiet">{t('book.balances_text')}</p>
        {balances.length === 0 ? <p>{t('book.none')}</p> : <Balances balances={balances} />}
      </section>
      {entries && (
        <section aria-labelledby="entries" className={own.part}>
          <h2 id="entries">{t('book.entries')}</h2>
          {entries.length === 0 ? <p>{t('book.none')}</p> : <EntryTable entries={entries} />}
        </section>
      )}
    </>
  );
}

/** Chooses the day and the lease; both are in the URL. */
function LedgerTools({ leaseId, on }: { leaseId: string | null; on: string | null }) {
  const { t } = useTranslation('ledger');
  const navigate = useNavigate();
  const [day, setDay] = useState(on ?? '');
  const [isChoosing, setIsChoosing] = useState(false);
  const addressOf = (view: { lease: string | null; on: string | null }) => {
    const params = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return `/money/ledger?${new URLSearchParams(params).toString()}`;
  };
  return (
    <>
      <form
        className={classes.tools}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(addressOf({ lease: leaseId, on: day || null }));
        }}
      >
        <TextInput
          type="date"
          label={t('book.on')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="default" className={own.button}>
          {t('book.show')}
        </Button>
        <Button
          variant="default"
          className={own.button}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t(leaseId ? 'book.other_lease' : 'book.choose_lease')}
        </Button>
        {leaseId && (
          <Button
            component={Link}
            to={addressOf({ lease: null, on })}
            variant="subtle"
            className={own.button}
          >
            {t('book.all_leases')}
          </Button>
        )}
      </form>
      {isChoosing && (
        <div className={own.search}>
          <LeaseSearch
            chosen={null}
            error={null}
            onChoose={(lease) => {
              if (lease) void navigate(addressOf({ lease: lease.contractId, on }));
            }}
          />
        </div>
      )}
    </>
  );
}
