import { useSession } from '../../platform/session.ts';

/** The id of whoever is logged in; these pages are for nobody else. */
export const useMe = (): string => useSession()?.id ?? '';
