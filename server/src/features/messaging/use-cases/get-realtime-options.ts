import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';

/** What a browser connects with, to hear of things as they happen. */
export function getRealtimeOptions({ viewer, realtime }: ReadWork): Promise<Realtime['client']> {
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  return Promise.resolve(realtime.client);
}
