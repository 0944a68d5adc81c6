import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useActing } from '../../../platform/use-act.ts';

/** Does something about a deposit, says how it went, and shows how it stands now. */
export const useAct = () => useActing(useFailureText());
