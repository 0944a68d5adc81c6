import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { PAGE, readPage } from '../../ui/pages.ts';
import { Tabs } from '../../ui/tabs.tsx';
import classes from '../../ui/list-page.module.css';
import { booksOf, nullWithoutBooks } from '../ledger/public.tsx';
import { InvoiceRuns, type InvoiceRunsQuery, InvoiceRunTable } from '../billing/public.tsx';
import {
  OrderTable,
  PaymentOrders,
  type PaymentOrdersQuery,
} from '../payouts/back-office/public.tsx';

export const handle = { namespaces: ['billing', 'invoices', 'payout_back_office'] };

interface PageData {
  page: number;
  /** One of the two is set; neither if there are no books. */
  runs: InvoiceRunsQuery['getInvoiceRuns'] | null;
  orders: PaymentOrdersQuery['getPaymentOrders'] | null;
}

const SHOW = 'show';
const ORDERS = 'orders';

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const page = readPage(params);
  const api = args.context.get(apiContext);
  const part = { partnerId, limit: PAGE, skip: (page - 1) * PAGE };
  if (params.get(SHOW) === ORDERS) {
    const answer = await nullWithoutBooks(api(PaymentOrders, part));
    return { page, runs: null, orders: answer?.getPaymentOrders ?? null };
  }
  const answer = await nullWithoutBooks(api(InvoiceRuns, part));
  return { page, runs: answer?.getInvoiceRuns ?? null, orders: null };
}
clientLoader.hydrate = true as const;

/** The invoices made per day, and the payment orders sent to the bank, per file. */
export default function RunsPage({ loaderData: { page, runs, orders } }: { loaderData: PageData }) {
  const { t } = useTranslation('back_office');
  const shown = runs ?? orders;
  if (!shown) return null;
  const which = runs ? 'invoices' : 'orders';
  const total = shown.metaData.totalDocuments;
  return (
    <>
      <div className={classes.tools}>
        <Tabs label={t('runs.label')}>
          {(['invoices', 'orders'] as const).map((one) => (
            <Link
              key={one}
              to={one === 'orders' ? `?${SHOW}=${ORDERS}` : '?'}
              aria-current={one === which ? 'page' : undefined}
            >
              {t(`runs.tabs.${one}`)}
            </Link>
          ))}
        </Tabs>
      </div>
      {total === 0 && (
        <section className={classes.nothing}>
          <h2>{t(`runs.none.${which}.title`)}</h2>
          <p className="quiet">{t(`runs.none.${which}.text`)}</p>
        </section>
      )}
      {runs && total > 0 && <InvoiceRunTable runs={runs.data} />}
      {orders && total > 0 && <OrderTable orders={orders.data} />}
      <PageLinks page={page} total={total} />
    </>
  );
}
