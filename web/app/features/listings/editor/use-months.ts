import { YEARS_AHEAD } from '@husvaer/domain/listings/draft';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';

/** All months from now to the end of next year, by year; also the chosen one if it is in the past. */
export function useMonths(chosen: string | null) {
  const format = useFormat();
  const { today } = useSite();
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const option = (value: string) => ({ value, label: format.month(value) });
  const month = chosen?.slice(0, 7);
  const past = month && month < today.slice(0, 7) ? [option(month)] : [];
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => thisYear + index);
  return [
    ...past,
    ...years.map((year) => ({
      group: String(year),
      items: Array.from({ length: 12 }, (_, index) => index + 1)
        .filter((number) => year > thisYear || number >= thisMonth)
        .map((number) => option(`${year}-${String(number).padStart(2, '0')}`)),
    })),
  ];
}
