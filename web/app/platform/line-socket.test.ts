import { expect, test, vi } from 'vitest';

const OPEN = 1;

test.each([
  ['connecting', 0, []],
  ['open', OPEN, ['ping']],
  ['closing', 2, []],
  ['closed', 3, []],
])('a socket that is %s sends only while it is open', async (_, readyState, expected) => {
  const sent: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      static OPEN = OPEN;
      readyState = readyState;
      send(data: string) {
        sent.push(data);
      }
    },
  );
  vi.resetModules();
  const { LineSocket } = await import('./line-socket.ts');
  new LineSocket('ws://localhost').send('ping');
  expect(sent).toEqual(expected);
  vi.unstubAllGlobals();
});
