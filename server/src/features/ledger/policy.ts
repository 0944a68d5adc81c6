import { may } from '@husvaer/domain/accounts/permissions';

import type { Viewer } from '../../platform/viewer.ts';

/** Who may do what with an agency's money. The house's own books are for the house itself, from a terminal. */
export const moneyPolicy = {
  see: (viewer: Viewer, partnerId: string | null): boolean =>
    partnerId === null ? viewer.kind === 'system' : may(viewer, 'money.see_for_partner', partnerId),
  run: (viewer: Viewer, partnerId: string | null): boolean =>
    partnerId === null ? viewer.kind === 'system' : may(viewer, 'money.run_for_partner', partnerId),
};
