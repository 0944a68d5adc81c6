import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useRealtime } from './realtime.tsx';

function Outside() {
  return String(useRealtime().isConnected);
}

test('what happens is not heard outside its provider', () => {
  expect(() => renderToString(<Outside />)).toThrow('outside RealtimeProvider');
});
