import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import { AloneLimit } from './alone-limit.graphql.ts';

/** Says above which amount another person must agree. */
export function TwoPeople() {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { partner } = useSite();
  const [limit, setLimit] = useState<number | null>(null);
  const partnerId = partner?.partnerId ?? null;
  useEffect(() => {
    // Without an answer the text names no amount.
    browserApi(AloneLimit, { partnerId }).then(
      ({ getInvoicingSettings }) => setLimit(getInvoicingSettings.aloneLimit),
      () => setLimit(null),
    );
  }, [partnerId]);
  return (
    <p className="quiet">
      {limit === null ? t('two.text') : t('two.limit', { limit: format.amount(limit) })}
    </p>
  );
}

/** Says who can agree to what waits, or that nobody can. */
export function useSecondPeople(): (names: readonly string[]) => string {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (names) =>
    names.length === 0 ? t('two.nobody') : t('two.people', { names: format.list(names) });
}
