import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { RecentHomes } from './recent-homes.tsx';
import { RentChart } from './rent-chart.tsx';

/** What one comes to after the homes: those looked at before, and what homes cost here. */
export function BelowList(props: { queryData: ListingsQueryData; title: string }) {
  return (
    <>
      <RecentHomes />
      <RentChart {...props} />
    </>
  );
}
