import { PopularPlaces } from './popular-places.tsx';
import { RecentHomes } from './recent-homes.tsx';

/** Suggestions for a page without content: the homes viewed last, and towns with homes. */
export default function NextSteps() {
  return (
    <>
      <RecentHomes />
      <PopularPlaces />
    </>
  );
}
