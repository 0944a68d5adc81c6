import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { Api } from '../../../platform/api.ts';
import {
  BooksToApprove as BooksToApproveOperation,
  type BooksToApproveQuery,
} from './books-to-approve.graphql.ts';
import { PATHS, withAgency } from './paths.ts';

export type Books = BooksToApproveQuery['getBooksToApprove'];

/** The agencies that have named the user, a bookkeeper of the operator, as an approver. */
export const findBooksToApprove = async (api: Api): Promise<Books> =>
  (await api(BooksToApproveOperation, {})).getBooksToApprove;

interface BooksToApproveProps {
  books: Books;
  /** What waits, and is shown. */
  what: 'payouts' | 'refunds';
  /** The agency that is shown; null for the operator's own payments. */
  shownId: string | null;
}

/** Links to the agencies that have named a bookkeeper of the operator as an approver. */
export function BooksToApprove({ books, what, shownId }: BooksToApproveProps) {
  const { t } = useTranslation('payout_back_office');
  if (books.length === 0) return null;
  const links = [
    { id: null, name: t('agencies.own') },
    ...books.map(({ partnerId, name, ...waiting }) => ({
      id: partnerId,
      name: t('agencies.waiting', { name, count: waiting[what] }),
    })),
  ];
  return (
    <nav aria-label={t(`agencies.label_${what}`)}>
      <p className="quiet">{t('agencies.text')}</p>
      <ul>
        {links.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={withAgency(PATHS[what], id)}
              aria-current={id === shownId ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
