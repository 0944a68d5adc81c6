import { describe, expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { Uploads } from './uploads.ts';

/** Uploads that finish when the test says so. */
function line() {
  const waiting = new Map<
    string,
    { done: () => void; fail: (error: Error) => void; signal: AbortSignal }
  >();
  const added: string[] = [];
  const uploads = new Uploads({
    directive: 'ListingImages',
    full: 'full',
    send: (file, { signal }) =>
      new Promise((resolve, reject) => {
        const done = () => resolve(`key-${file.name}`);
        waiting.set(file.name, { done, fail: reject, signal });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
    add: async (key) => void added.push(key),
  });
  return { uploads, waiting, added };
}

const file = (name: string, size = 10) => {
  const made = new File(['x'.repeat(Math.min(size, 10))], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
const states = ({ uploads }: Uploads) => uploads.map(({ state }) => state);

describe('many files', () => {
  test('are sent three at a time, and passed on in the order they were chosen', async () => {
    const { uploads, waiting, added } = line();
    uploads.choose(
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => file(name)),
      40,
    );
    expect(states(uploads)).toEqual(['sending', 'sending', 'sending', 'queued']);
    waiting.get('3.jpg')!.done();
    waiting.get('2.jpg')!.done();
    await turn();
    expect(added).toEqual([]);
    waiting.get('1.jpg')!.done();
    waiting.get('4.jpg')!.done();
    await turn();
    expect(added).toEqual(['key-1.jpg', 'key-2.jpg', 'key-3.jpg', 'key-4.jpg']);
    expect(uploads.uploads).toEqual([]);
  });

  test('are stopped together, and the unsent ones are counted', async () => {
    const { uploads, waiting, added } = line();
    uploads.choose(
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.txt'].map((name) => file(name)),
      40,
    );
    waiting.get('1.jpg')!.done();
    await turn();
    expect(uploads.close()).toBe(3);
    await turn();
    expect(uploads.uploads).toEqual([]);
    expect([...waiting.values()].filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    expect(added).toEqual(['key-1.jpg']);
  });

  test('do not wait for one that failed, which can be retried', async () => {
    const { uploads, waiting, added } = line();
    uploads.choose([file('1.jpg'), file('2.jpg')], 40);
    waiting.get('1.jpg')!.fail(new TypeError('Failed to fetch'));
    waiting.get('2.jpg')!.done();
    await turn();
    expect(added).toEqual(['key-2.jpg']);
    expect(uploads.uploads).toMatchObject([{ state: 'failed', reason: 'unreachable' }]);
    uploads.retry(uploads.uploads[0]!.id);
    waiting.get('1.jpg')!.done();
    await turn();
    expect(added).toEqual(['key-2.jpg', 'key-1.jpg']);
  });

  test('a cancelled file is neither sent nor added', async () => {
    const { uploads, waiting, added } = line();
    uploads.choose([file('1.jpg')], 40);
    uploads.drop(uploads.uploads[0]!.id);
    await turn();
    expect(waiting.get('1.jpg')!.signal.aborted).toBe(true);
    expect([uploads.uploads, added]).toEqual([[], []]);
  });
});

describe('a file that would be refused', () => {
  test.each([
    ['a.jpg', 25_000_001, 'files.too_large'],
    ['a.jpg', 0, 'files.missing'],
    ['a.heic', 10, 'files.heic'],
    ['a.pdf', 10, 'files.not_a_picture'],
  ])('%s of %i bytes: %s, before anything is sent', (name, size, reason) => {
    const { uploads, waiting } = line();
    uploads.choose([file(name, size)], 40);
    expect(uploads.uploads).toMatchObject([{ state: 'failed', reason }]);
    expect(waiting.size).toBe(0);
  });

  test('beyond the maximum number', () => {
    const { uploads } = line();
    uploads.choose([file('1.jpg'), file('2.jpg')], 1);
    expect(uploads.uploads).toMatchObject([
      { state: 'sending' },
      { state: 'failed', reason: 'full' },
    ]);
  });

  test('refused by the server says why', async () => {
    const { uploads, waiting } = line();
    uploads.choose([file('1.jpg')], 40);
    const extensions = { code: 'files.unreadable', statusCode: 400, params: {} };
    waiting.get('1.jpg')!.fail(new ApiFailure(400, [{ message: '', extensions }]));
    await turn();
    expect(uploads.uploads).toMatchObject([{ state: 'failed', reason: 'files.unreadable' }]);
  });
});
