import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useRealtime } from './realtime.tsx';

function Outside() {
  return String(useRealtime().isConnected);
}

test('realtime events cannot be used outside their provider', () => {
  expect(() => renderToString(<Outside />)).toThrow('outside RealtimeProvider');
});
