import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import classes from '../../../ui/cards.module.css';
import list from '../../../ui/list-page.module.css';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import { booksToApproveOf, nullWithoutBooks } from '../../ledger/public.tsx';
import { ExceptionTabs } from '../exceptions/exception-tabs.tsx';
import { BankConflicts, type BankConflictsQuery } from './bank-conflicts.graphql.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ConflictCard } from './conflict-card.tsx';

export const handle = { namespaces: ['banking'] };

interface PageData {
  page: number;
  conflicts: BankConflictsQuery['getBankConflicts'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const page = readPage(new URL(args.request.url).searchParams);
  const part = { partnerId: booksToApproveOf(args), limit: PAGE, skip: (page - 1) * PAGE };
  const answer = await nullWithoutBooks(args.context.get(apiContext)(BankConflicts, part));
  return { page, conflicts: answer?.getBankConflicts ?? null };
}
clientLoader.hydrate = true as const;

/** What uploaded files say and the bank's own files contradict. A user who did not upload the file closes it. */
export default function ConflictsPage({
  loaderData: { page, conflicts },
}: {
  loaderData: PageData;
}) {
  const { t } = useTranslation('banking');
  const [chosen, setChosen] = useState<{ id: string; count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!conflicts) return null;
  const { data, open, metaData } = conflicts;
  return (
    <>
      <div className={list.tools}>
        <ExceptionTabs shown="conflicts" />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.count}>
        {t('conflicts.count', { count: open })}
      </h2>
      <p className="quiet">{t('conflicts.text')}</p>
      {data.length > 0 && (
        <ul className={classes.list}>
          {data.map((conflict) => (
            <ConflictCard
              key={conflict._id}
              conflict={conflict}
              onClose={() => {
                setChosen({ id: conflict._id, count: (chosen?.count ?? 0) + 1 });
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {chosen && (
        <CloseDialog
          key={chosen.count}
          conflictId={chosen.id}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            // The button that had the focus has been removed.
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
