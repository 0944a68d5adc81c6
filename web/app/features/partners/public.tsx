import { lazy } from 'react';

import { useSession } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { Optional } from '../../ui/optional.tsx';

const Notice = lazy(async () => ({
  default: (await import('./components/foreign-site.tsx')).ForeignSite,
}));

const WORKERS = ['agent', 'janitor'];

/** Tells agents that they are on another agency's site, with a link to their own. */
export function ForeignSite() {
  const { partner } = useSite();
  const roles = useSession()?.roles ?? [];
  const isWorker = roles.some((role) => WORKERS.includes(role));
  return (
    partner &&
    isWorker && (
      <Optional>
        <Notice site={partner} />
      </Optional>
    )
  );
}
