import { may } from '@husvaer/domain/accounts/permissions';

import type { Viewer } from '../../platform/viewer.ts';

/**
 * Permissions on an agency's money; for null, on the money that the operator keeps for landlords without an
 * agency.
 */
export const moneyPolicy = {
  /** Reading what an auditor reads: the books, with the documents and the files of the bank behind them. */
  audit: (viewer: Viewer, partnerId: string | null): boolean =>
    partnerId === null
      ? may(viewer, 'money.audit_for_operator', null)
      : may(viewer, 'money.audit_for_partner', partnerId),
  see: (viewer: Viewer, partnerId: string | null): boolean =>
    partnerId === null
      ? may(viewer, 'money.see_for_operator')
      : may(viewer, 'money.see_for_partner', partnerId),
  run: (viewer: Viewer, partnerId: string | null): boolean =>
    partnerId === null
      ? may(viewer, 'money.run_for_operator')
      : may(viewer, 'money.run_for_partner', partnerId),
};
