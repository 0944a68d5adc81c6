import { useSite } from '../../platform/site.ts';

/** Whether a viewing is on a day to come, or today: whether it has begun, the server knows. */
export function useIsToCome() {
  const { today } = useSite();
  return ({ startsAt }: { startsAt: string }): boolean => startsAt.slice(0, 10) >= today;
}
