import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { BooksToApproveQuery } from './books-to-approve.graphql.ts';

const PATH = '/money/payouts';

/** The search parameter with the agency whose payments a bookkeeper of the operator approves. */
export const AGENCY = 'agency';

interface BooksToApproveProps {
  books: BooksToApproveQuery['getBooksToApprove'];
  /** The agency that is shown; null for the operator's own payments. */
  shownId: string | null;
}

/** Links to the agencies that have named a bookkeeper of the operator as an approver. */
export function BooksToApprove({ books, shownId }: BooksToApproveProps) {
  const { t } = useTranslation('payout_back_office');
  if (books.length === 0) return null;
  const links = [
    { id: null, to: PATH, name: t('agencies.own') },
    ...books.map(({ partnerId, name, payouts }) => ({
      id: partnerId,
      to: `${PATH}?${AGENCY}=${partnerId}`,
      name: t('agencies.waiting', { name, count: payouts }),
    })),
  ];
  return (
    <nav aria-label={t('agencies.label')}>
      <p className="quiet">{t('agencies.text')}</p>
      <ul>
        {links.map(({ id, to, name }) => (
          <li key={id}>
            <Link to={to} aria-current={id === shownId ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
