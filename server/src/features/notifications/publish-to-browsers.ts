import type { ChannelKind } from '../../platform/realtime/http.ts';
import { notificationPolicy } from './policy.ts';

const ACCOUNT = 'private-account-';

/** The channel of one account, for all its tabs. */
export const accountChannel = (accountId: string): string => ACCOUNT + accountId;

export const channels: readonly ChannelKind[] = [
  {
    prefix: ACCOUNT,
    admit: ({ viewer }, id) =>
      Promise.resolve(
        notificationPolicy.subscribe(viewer) && viewer.id === id ? { user_id: viewer.id } : null,
      ),
  },
];
