import { depositErrors } from '@husvaer/domain/deposits/errors';
import type { depositSettings } from '@husvaer/domain/deposits/settings';
import type { z } from 'zod';

import { changeDepositSettings } from '../../../leases/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';

/** Sets how an agency handles deposits. Returns the partner's id. Earlier agreements do not change. */
export async function setDepositSettings(
  work: Work,
  { partnerId, ...settings }: z.output<typeof depositSettings>,
): Promise<string> {
  if (!depositPolicy.settings(work.viewer, partnerId)) throw depositErrors.not_found();
  await changeDepositSettings(work, partnerId, settings);
  return partnerId;
}
