import { depositErrors } from '@husvaer/domain/deposits/errors';
import { depositSettings } from '@husvaer/domain/deposits/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { changeDepositSettings } from '../../../leases/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';

/** Sets how an agency handles deposits. Returns the partner's id. Earlier agreements do not change. */
export async function setDepositSettings(work: Work, input: unknown): Promise<string> {
  const { partnerId, ...settings } = parseInput(depositSettings, input, 'inputData');
  if (!depositPolicy.settings(work.viewer, partnerId)) throw depositErrors.not_found();
  await changeDepositSettings(work, partnerId, settings);
  return partnerId;
}
