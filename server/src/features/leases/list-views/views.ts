import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { requireAgent } from '../../properties/public.ts';
import type { ViewsOf } from './store.ts';

/** The owner of the views. A partner's system has none. */
export function viewsOf(work: ReadWork, partnerId: string | null): ViewsOf {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  if (partnerId !== null) requireAgent(work, partnerId);
  return { accountId: viewer.id, partnerId };
}
