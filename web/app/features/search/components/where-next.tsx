import { PopularPlaces } from './popular-places.tsx';
import { RecentHomes } from './recent-homes.tsx';

/** What one might look at next, where a page has nothing to show: homes seen last, and towns with homes. */
export default function WhereNext() {
  return (
    <>
      <RecentHomes />
      <PopularPlaces />
    </>
  );
}
