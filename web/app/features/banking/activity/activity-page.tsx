import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import list from '../../../ui/list-page.module.css';
import pageLinks from '../../../ui/page-links.module.css';
import { PAGE } from '../../../ui/pages.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { booksOf, LeaseLink, nullWithoutBooks, useMoneyFormat } from '../../ledger/public.tsx';
import { MoneyActivity, type MoneyActivityQuery } from './money-activity.graphql.ts';

export const handle = { namespaces: ['banking', 'back_office'] };

type Activity = MoneyActivityQuery['getMoneyActivity']['data'][number];

/** What the server does by itself. */
const BY_SERVER: readonly Activity['kind'][] = ['ordered', 'voided_reduction'];

/** The query parameter with the entry after which a page begins. */
const AFTER = 'after';

interface PageData {
  after: string | null;
  found: MoneyActivityQuery['getMoneyActivity'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const after = new URL(args.request.url).searchParams.get(AFTER);
  const part = { partnerId: booksOf(args), limit: PAGE, after };
  const answer = await nullWithoutBooks(args.context.get(apiContext)(MoneyActivity, part));
  return { after, found: answer?.getMoneyActivity ?? null };
}
clientLoader.hydrate = true as const;

/** What was done with an agency's money, by whom: for those who approve where it goes. */
export default function ActivityPage({ loaderData: { after, found } }: { loaderData: PageData }) {
  const { t } = useTranslation(['banking', 'back_office', 'ledger']);
  const format = useFormat();
  const { moment } = useMoneyFormat();
  if (!found) return null;
  const nameOf = ({ byName, isBank, kind }: Activity) => {
    if (isBank) return t('activity.bank');
    return byName ?? t(BY_SERVER.includes(kind) ? 'activity.server' : 'ledger:somebody');
  };
  const settingOf = ({ text }: Activity) =>
    t(`back_office:log.what.${text}` as 'back_office:log.what.other', {
      defaultValue: t('back_office:log.what.other'),
    });
  const linked = ({ text, bankFileId }: Activity) =>
    bankFileId === null ? (
      text
    ) : (
      <Link to={`/money/files?${new URLSearchParams({ file: bankFileId })}`}>{text}</Link>
    );
  const columns: Column<Activity>[] = [
    { head: t('activity.at'), show: ({ at }) => moment(at) },
    { head: t('activity.by'), isName: true, show: nameOf },
    {
      head: t('activity.what'),
      isName: true,
      show: (activity) => (
        <span>
          {t(`activity.kinds.${activity.kind}`)}
          {activity.text && (
            <small>
              {activity.kind === 'changed_setting' ? settingOf(activity) : linked(activity)}
            </small>
          )}
        </span>
      ),
    },
    {
      head: t('activity.about'),
      isName: true,
      show: (activity) => isAbout(activity) && <About activity={activity} />,
    },
    {
      head: t('activity.amount'),
      isAmount: true,
      show: ({ amount }) => amount !== null && format.amount(amount),
    },
  ];
  return (
    <>
      <p className="quiet">{t('activity.text')}</p>
      {found.data.length === 0 ? (
        <section className={list.nothing} role="status">
          <h2>{t('activity.none')}</h2>
        </section>
      ) : (
        <Table
          label={t('activity.title')}
          columns={columns}
          rows={found.data}
          keyOf={({ _id }) => _id}
        />
      )}
      <Pages isFirst={after === null} next={found.next} />
    </>
  );
}

/** Links to what was done before, and back to the latest. */
function Pages({ isFirst, next }: { isFirst: boolean; next: string | null }) {
  const { t } = useTranslation(['banking', 'shell']);
  const { pathname } = useLocation();
  if (isFirst && next === null) return null;
  return (
    <nav className={pageLinks.pages} aria-label={t('shell:pages.label')}>
      {isFirst ? (
        <span />
      ) : (
        <Button component={Link} to={pathname} variant="default">
          {t('activity.latest')}
        </Button>
      )}
      <span />
      {next === null ? (
        <span />
      ) : (
        <Button
          component={Link}
          to={`?${new URLSearchParams({ [AFTER]: next })}`}
          variant="default"
        >
          {t('activity.earlier')}
        </Button>
      )}
    </nav>
  );
}

const isAbout = ({ contractId, serialId, isRefund, account }: Activity) =>
  contractId !== null || serialId !== null || isRefund || account !== null;

function About({ activity }: { activity: Activity }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const { account } = useMoneyFormat();
  const { kind, contractId, home, leaseNumber, serialId, isRefund, account: digits } = activity;
  return (
    <span>
      {contractId && <LeaseLink leaseId={contractId}>{home}</LeaseLink>}
      {leaseNumber && <small>{t('ledger:lease_number', { number: leaseNumber })}</small>}
      {serialId !== null && (
        <small>
          {t(kind === 'ordered' ? 'activity.file' : 'activity.payout', { serial: serialId })}
        </small>
      )}
      {isRefund && <small>{t('activity.refund')}</small>}
      {digits && <small>{t('activity.account', { account: account(digits) })}</small>}
    </span>
  );
}
