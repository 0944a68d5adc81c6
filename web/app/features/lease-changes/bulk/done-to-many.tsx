import { lazy, useState } from 'react';

import { Optional } from '../../../ui/optional.tsx';
import { useListedChoice } from '../../leases/list/public.tsx';

// It comes when the first lease is chosen.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));

/** Beneath the list of leases: what may be done to all that is chosen there. */
export default function DoneToMany() {
  const choice = useListedChoice();
  const [wasChosen, setWasChosen] = useState(false);
  if (choice.chosen.size > 0 && !wasChosen) setWasChosen(true);
  return (
    wasChosen && (
      <Optional>
        <BulkBar {...choice} />
      </Optional>
    )
  );
}
