import { useActing } from '../../platform/use-act.ts';
import { useTrouble } from './use-trouble.ts';

/** Does something with money, says how it went, and shows how things stand now. */
export const useAct = () => useActing(useTrouble());
