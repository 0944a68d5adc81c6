import { PopularPlaces } from './popular-places.tsx';
import { RecentHomes } from './recent-homes.tsx';

/** Suggestions for a page that has nothing to show: the homes viewed last, and towns with homes. */
export default function WhereNext() {
  return (
    <>
      <RecentHomes />
      <PopularPlaces />
    </>
  );
}
