import { useSession } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { isAuditor } from './books.ts';

/** Whether the viewer only reads the books of this site: pages then show nothing that changes them. */
export function useIsAuditor(): boolean {
  const { partner } = useSite();
  return isAuditor(useSession()?.siteRoles ?? [], partner !== null);
}
