import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { RecentHomes } from './recent-homes.tsx';
import { RentChart } from './rent-chart.tsx';

/** Below the list: homes viewed before, and rents in the area. */
export function BelowList(props: { queryData: ListingsQueryData; title: string }) {
  return (
    <>
      <RecentHomes />
      <RentChart {...props} />
    </>
  );
}
