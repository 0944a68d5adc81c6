import { depositErrors } from '@husvaer/domain/deposits/errors';
import type { DepositSettings } from '@husvaer/domain/deposits/settings';

import { depositSettingsOf } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';

/** An agency's deposit settings, for its agents. Throws `deposits.not_found` for others. */
export async function getDepositSettings(
  work: ReadWork,
  partnerId: string,
): Promise<DepositSettings> {
  if (!depositPolicy.settings(work.viewer, partnerId)) throw depositErrors.not_found();
  return depositSettingsOf(work.tx, partnerId);
}
