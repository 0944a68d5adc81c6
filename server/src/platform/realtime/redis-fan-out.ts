import { Redis } from 'ioredis';

import type { Logger } from '../log.ts';
import type { Broadcast, FanOut } from './hub.ts';

const CHANNEL = 'husvaer:realtime';

/**
 * Sends broadcasts between nodes through Redis. Broadcasts during an outage of Redis are lost. Afterwards
 * browsers are made to reconnect and query what they missed.
 */
export function redisFanOut(deps: { url: string; nodeId: string; log: Logger }): FanOut {
  const { url, nodeId, log } = deps;
  const sender = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const receiver = new Redis(url, { autoResubscribe: false });
  for (const redis of [sender, receiver])
    redis.on('error', (error: Error) => log.debug({ err: error }, 'Redis connection failed'));
  const connected = new Promise<void>((resolve) => void sender.once('ready', () => resolve()));
  let heard: () => void;
  const subscribed = new Promise<void>((resolve) => (heard = resolve));
  return {
    publish(broadcast) {
      const text = JSON.stringify({ from: nodeId, broadcast });
      sender.publish(CHANNEL, text).catch((error: unknown) => {
        log.warn({ err: error }, 'other nodes not notified');
      });
    },
    listen(handle, missed) {
      receiver.on('message', (_, text: string) => {
        const { from, broadcast } = JSON.parse(text) as { from: string; broadcast: Broadcast };
        if (from !== nodeId) handle(broadcast);
      });
      receiver.on('ready', () => {
        receiver.subscribe(CHANNEL).then(
          () => {
            heard();
            missed();
          },
          (error: unknown) => log.warn({ err: error }, 'messages from other nodes not received'),
        );
      });
    },
    async ready() {
      await connected;
      await subscribed;
    },
    close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
