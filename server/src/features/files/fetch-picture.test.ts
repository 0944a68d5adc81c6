import type { ServerResponse } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';

import { startPictureServer, type PictureServer } from '../../../testing/picture-server.ts';
import { fetchPicture } from './fetch-picture.ts';

const BYTES = Buffer.from('a picture');
const redirect = (location: string) => (response: ServerResponse) => {
  response.writeHead(302, { location }).end('gone there');
};

let server: PictureServer;
let stranger: PictureServer;

beforeAll(async () => {
  server = await startPictureServer({
    '/a.jpg': (response) => response.end(BYTES),
    '/once': redirect('/a.jpg'),
    '/twice': redirect('/once'),
    '/thrice': redirect('/twice'),
    '/four': redirect('/thrice'),
    '/round': redirect('/round'),
    '/to-http': redirect('http://example.com/a.jpg'),
    '/to-loopback': redirect('https://127.0.0.1/a.jpg'),
    '/to-metadata': redirect('https://169.254.169.254/latest/meta-data/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/to-nowhere': redirect('https://'),
    '/no-location': (response) => response.writeHead(302).end(),
    '/busy': (response) => response.writeHead(503).end(),
    '/too-many': (response) => response.writeHead(429).end(),
    '/forbidden': (response) => response.writeHead(403).end(),
    '/empty': (response) => response.writeHead(204).end(),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      setImmediate(() => response.destroy());
    },
    '/silent': () => undefined,
    '/endless': (response) => {
      const block = Buffer.alloc(1_000_000);
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    },
    '/just': (response) => response.end(Buffer.alloc(UPLOAD_BYTES_MAX)),
  });
  stranger = await startPictureServer(
    { '/a.jpg': (response) => response.end(BYTES) },
    { isTrusted: false },
  );
});
afterAll(async () => {
  await server.close();
  await stranger.close();
});

const get = (url: string, signal = AbortSignal.timeout(20_000)) =>
  fetchPicture(url, { hostsAllowed: [server.host, stranger.host], signal });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    (error: { code?: string }) => error.code,
  );

describe('a picture', () => {
  test.each(['/a.jpg', '/once', '/thrice'])('comes from %s', async (path) => {
    expect(await get(server.url(path))).toEqual(BYTES);
  });

  test('may have as many bytes as an upload', async () => {
    expect((await get(server.url('/just'))).length).toBe(UPLOAD_BYTES_MAX);
    expect(await codeOf(get(server.url('/endless')))).toBe('files.too_large');
  });

  test.each([
    ['/four', 'files.fetch_failed'],
    ['/round', 'files.fetch_failed'],
    ['/no-location', 'files.fetch_failed'],
    ['/to-nowhere', 'files.fetch_failed'],
    ['/nothing', 'files.fetch_failed'],
    ['/forbidden', 'files.fetch_failed'],
    ['/empty', 'files.fetch_failed'],
    ['/to-http', 'files.fetch_refused'],
    ['/to-loopback', 'files.fetch_refused'],
    ['/to-metadata', 'files.fetch_refused'],
    ['/to-file', 'files.fetch_refused'],
  ])('does not come from %s, for good: %s', async (path, code) => {
    expect(await codeOf(get(server.url(path)))).toBe(code);
  });

  test.each(['/busy', '/too-many', '/cut'])('may come from %s later', async (path) => {
    const error = await get(server.url(path)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as { code?: string }).code)).not.toMatch(/^files\./);
  });

  test('is not awaited without end', async () => {
    const ended = new AbortController();
    const fetching = get(server.url('/silent'), ended.signal);
    await expect.poll(() => server.requests).toContain('/silent');
    ended.abort();
    await expect(fetching).rejects.toThrow(/abort/);
  });

  test('does not come from a server without a valid certificate', async () => {
    await expect(get(stranger.url('/a.jpg'))).rejects.toThrow(/self-signed/);
    expect(stranger.requests).toEqual([]);
  });
});

describe('no request is sent to', () => {
  test.each([
    'http://example.com/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://kari:secret@example.com/a.jpg',
    'ftp://example.com/a.jpg',
    'https://localhost/a.jpg',
    'https://localhost:1/a.jpg',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://0/',
  ])('%s', async (url) => {
    expect(await codeOf(get(url))).toBe('files.fetch_refused');
  });
});
