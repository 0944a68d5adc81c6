import { useSession } from '../../platform/session.ts';

/** The id of the logged-in user; these pages require a login. */
export const useMe = (): string => useSession()?.id ?? '';
