import { Button, Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  Link,
  Outlet,
  redirect,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import list from '../../ui/list-page.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import { DepositSettings } from '../deposits/settings/public.tsx';
import { MoneySummary } from './money-summary.graphql.ts';
import classes from './money-frame.module.css';
import { PAGES } from './pages.ts';
import type { MoneyTasksCountsFragment } from './tasks/money-tasks.fragment.graphql.ts';
import { countIn, isWithin, listOf } from './tasks/task-lists.ts';
import {
  booksOf,
  backOfficeGuard,
  LedgerName,
  nullWithoutBooks,
  onlyReads,
  useIsAuditor,
} from '../ledger/public.tsx';

export const handle = { namespaces: ['back_office', 'ledger'] };

export const loader = (args: LoaderFunctionArgs) => backOfficeGuard(args);

interface FrameData {
  /** Null until the client account has been entered. */
  summary: { name: string; tasks: MoneyTasksCountsFragment | null } | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<FrameData> {
  const partnerId = booksOf(args);
  const api = args.context.get(apiContext);
  if (onlyReads(args)) {
    if (!isAuditors(new URL(args.request.url).pathname)) throw redirect(PAGES.ledger);
    const found = await nullWithoutBooks(api(LedgerName, { partnerId }));
    return { summary: found && { name: found.getLedgerBook.name, tasks: null } };
  }
  const summary = await nullWithoutBooks(api(MoneySummary, { partnerId }));
  if (summary)
    return { summary: { name: summary.getLedgerBook.name, tasks: summary.getMoneyTasks } };
  if (partnerId === null) return { summary: null };
  // There are no books, or they are another agency's, and then its deposits may not be read either.
  try {
    await api(DepositSettings, { partnerId });
  } catch (error) {
    throw asPageError(error);
  }
  return { summary: null };
}
clientLoader.hydrate = true as const;

const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
/** What an auditor reads, besides the payments that the reconciliation leads to. */
const AUDITORS: readonly (keyof typeof PAGES)[] = ['payouts', 'reconciliation', 'ledger'];

/** Whether a path of the back office shows an auditor anything. */
const isAuditors = (path: string): boolean =>
  [...AUDITORS.map((name) => PAGES[name]), '/money/movements'].some((root) => isWithin(path, root));

export function HydrateFallback() {
  const { t } = useTranslation('ledger');
  return (
    <div className={classes.page}>
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={40} width="14rem" radius="md" />
        <Skeleton height={320} mt="xl" radius="lg" />
      </div>
    </div>
  );
}

/** The frame of every page of the back office: its title and its tabs. */
export default function MoneyFrame({ loaderData: { summary } }: { loaderData: FrameData }) {
  const { t } = useTranslation('back_office');
  const format = useFormat();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const names = useIsAuditor() ? AUDITORS : NAMES;
  // The arrears are at the root of all pages, and no task is theirs.
  const countOf = (name: keyof typeof PAGES) =>
    summary?.tasks && name !== 'arrears' ? countIn(summary.tasks, PAGES[name]) : 0;
  const linkOf = (name: keyof typeof PAGES) =>
    summary?.tasks ? listOf(summary.tasks, PAGES[name]) : PAGES[name];
  // A payment's page is in no tab.
  const open = NAMES.findLast((one) =>
    one === 'arrears' ? here === PAGES[one] : isWithin(here, PAGES[one]),
  );
  return (
    <div className={classes.page}>
      <PageHead
        title={open && open !== 'arrears' ? t(`tabs.${open}`) : t('title')}
        description={t('text')}
        path={here}
        noindex
      />
      <header className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <p className="quiet">{summary?.name ?? t('text')}</p>
      </header>
      <Tabs className={classes.tabs} label={t('tabs.label')}>
        {names.map((name) => (
          <Link key={name} to={linkOf(name)} aria-current={name === open ? 'page' : undefined}>
            {t(`tabs.${name}`)}
            {countOf(name) > 0 && <span>{format.number(countOf(name))}</span>}
          </Link>
        ))}
      </Tabs>
      {summary || open === 'settings' ? <Outlet /> : <NoBooks />}
    </div>
  );
}

function NoBooks() {
  const { t } = useTranslation('back_office');
  return (
    <section className={list.nothing}>
      <h2>{t('no_books.title')}</h2>
      <p className="quiet">{t('no_books.text')}</p>
      <Button component={Link} to="/money/settings/account" mt="md">
        {t('no_books.open')}
      </Button>
    </section>
  );
}
