import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import classes from '../../../ui/cards.module.css';
import { ExceptionTabs } from '../exceptions/exception-tabs.tsx';
import list from '../../../ui/list-page.module.css';
import { booksOf, nullWithoutBooks } from '../../ledger/public.tsx';
import { BookDialog } from './book-dialog.tsx';
import { RepeatCard, type Repeat } from './repeat-card.tsx';
import { Repeats, type RepeatsQuery } from './repeats.graphql.ts';

export const handle = { namespaces: ['banking'] };

interface PageData {
  withExpected: boolean;
  page: number;
  repeats: RepeatsQuery['getRepeatedPayments'] | null;
}

const ALL = 'all';
const YES = 'yes';

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const withExpected = params.get(ALL) === YES;
  const page = readPage(params);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const api = args.context.get(apiContext);
  const answer = await nullWithoutBooks(api(Repeats, { partnerId, withExpected, ...part }));
  return { withExpected, page, repeats: answer?.getRepeatedPayments ?? null };
}
clientLoader.hydrate = true as const;

/** Payments that were taken for repetitions: a user may book one after all. */
export default function RepeatsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('banking');
  const { withExpected, page, repeats } = loaderData;
  const [dialogState, setDialogState] = useState<{ repeat: Repeat; count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!repeats) return null;
  const { data, metaData } = repeats;
  return (
    <>
      <div className={list.tools}>
        <ExceptionTabs shown="repeated" />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.count}>
        {t('repeats.count', { count: metaData.totalDocuments })}
      </h2>
      <p className="quiet">{t('repeats.text')}</p>
      <p>
        <Link to={withExpected ? '?' : `?${ALL}=${YES}`}>
          {t(withExpected ? 'repeats.fewer' : 'repeats.all')}
        </Link>
      </p>
      {data.length === 0 ? (
        <p className={`quiet ${classes.none}`}>{t('repeats.none')}</p>
      ) : (
        <ul className={classes.list}>
          {data.map((repeat) => (
            <RepeatCard
              key={repeat._id}
              repeat={repeat}
              onBook={() => {
                setDialogState({ repeat, count: (dialogState?.count ?? 0) + 1 });
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {dialogState && (
        <BookDialog
          key={dialogState.count}
          repeat={dialogState.repeat}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          // The button that had the focus has been removed.
          onDone={() => {
            setIsOpen(false);
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
