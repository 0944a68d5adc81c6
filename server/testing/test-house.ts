import { setClock, type Clock } from '../src/platform/clock.ts';
import { createKeys, MASTER_KEY_BYTES } from '../src/platform/keys.ts';
import { NOW } from './test-app.ts';

/** What a runner is given, with keys anybody may know. */
export const testHouse = (clock: Clock = setClock(NOW)) => ({
  clock,
  keys: createKeys(new Uint8Array(MASTER_KEY_BYTES)),
  origin: new URL('http://localhost:3000'),
  filesDirectory: '/nowhere',
  isProduction: false,
});
