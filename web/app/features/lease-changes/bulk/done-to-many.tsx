import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Optional } from '../../../ui/optional.tsx';
import { useListedChoice } from '../../leases/list/public.tsx';

const importBar = () => import('./bulk-bar.tsx');
const BulkBar = lazy(async () => ({ default: (await importBar()).BulkBar }));

/** Below the table of leases: what can be done to all that are chosen in it. */
export default function DoneToMany() {
  const choice = useListedChoice();
  const { i18n } = useTranslation();
  const [wasChosen, setWasChosen] = useState(false);
  if (choice.chosen.size > 0 && !wasChosen) setWasChosen(true);
  // The table is usable first. The bar is fetched before a lease is chosen: a phone may be offline by then.
  useEffect(() => {
    void Promise.allSettled([importBar(), i18n.loadNamespaces('lease_changes')]);
  }, [i18n]);
  return (
    wasChosen && (
      <Optional>
        <BulkBar {...choice} />
      </Optional>
    )
  );
}
