import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { PAGE, readPage } from '../../../ui/pages.ts';
import list from '../../../ui/list-page.module.css';
import { booksOf, TableButtons, nullWithoutBooks } from '../../ledger/public.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import type { SettleRequest } from './settle-request.ts';
import { ExceptionCard } from './exception-card.tsx';
import { ExceptionTabs } from './exception-tabs.tsx';
import classes from '../../../ui/cards.module.css';
import { Exceptions, type ExceptionsQuery } from './exceptions.graphql.ts';
import { SettleDialog } from './settle-dialog.tsx';

export const handle = { namespaces: ['banking', 'invoices', 'payout_back_office'] };

interface PageData {
  isSettled: boolean;
  page: number;
  exceptions: ExceptionsQuery['getBankExceptions'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const isSettled = params.get('show') === 'settled';
  const page = readPage(params);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const api = args.context.get(apiContext);
  const answer = await nullWithoutBooks(api(Exceptions, { partnerId, isSettled, ...part }));
  return { isSettled, page, exceptions: answer?.getBankExceptions ?? null };
}
clientLoader.hydrate = true as const;

/** Payments that could not be booked by KID: a user says what each is for, and may undo it. */
export default function ExceptionsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('banking');
  const [params] = useSearchParams();
  const { isSettled, page, exceptions } = loaderData;
  const [request, setRequest] = useState<(SettleRequest & { count: number }) | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!exceptions) return null;
  const { data, metaData } = exceptions;
  const which = isSettled ? 'settled' : 'waiting';
  return (
    <>
      <div className={list.tools}>
        <ExceptionTabs shown={which} />
        <TableButtons
          what="bank-lines"
          name={t('file_name')}
          {...(!isSettled && { filters: { state: 'waiting' } })}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.count}>
        {t(`exceptions.count.${which}`, { count: metaData.totalDocuments })}
      </h2>
      {data.length === 0 ? (
        <p className={`quiet ${classes.none}`}>{t(`exceptions.none.${which}`)}</p>
      ) : (
        <ul className={classes.list} key={params.toString()}>
          {data.map((payment) => (
            <ExceptionCard
              key={payment._id}
              payment={payment}
              onChoose={(choice) => {
                setRequest({ ...choice, payment, count: (request?.count ?? 0) + 1 });
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {request && (
        <SettleDialog
          key={request.count}
          request={request}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          // The focused element has left the list.
          onDone={() => {
            setIsOpen(false);
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
