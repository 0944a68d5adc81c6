import { useSite } from '../../platform/site.ts';

/** Whether a viewing is today or later: only the server knows whether it has begun. */
export function useIsUpcoming() {
  const { today } = useSite();
  return ({ startsAt }: { startsAt: string }): boolean => startsAt.slice(0, 10) >= today;
}
