import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';

/** The settings with which a browser connects for live events. */
export function getRealtimeOptions({ viewer, realtime }: ReadWork): Promise<Realtime['client']> {
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  return Promise.resolve(realtime.client);
}
