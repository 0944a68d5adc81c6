import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Optional } from '../../../ui/optional.tsx';
import { useListedChoice } from '../../leases/list/public.tsx';

const importBar = () => import('./bulk-bar.tsx');
const BulkBar = lazy(async () => ({ default: (await importBar()).BulkBar }));

/** Below the table of leases: the actions for the selected ones. */
export default function BulkActionsPage() {
  const choice = useListedChoice();
  const { i18n } = useTranslation();
  const [wasChosen, setWasChosen] = useState(false);
  if (choice.chosen.size > 0 && !wasChosen) setWasChosen(true);
  // Loaded after the table, but before a lease is selected: a phone may be offline by then.
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
