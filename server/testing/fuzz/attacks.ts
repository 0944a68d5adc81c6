import fc, { type Arbitrary } from 'fast-check';

/** Bytes of a connection, one character each (latin1). */
export interface Attack {
  /** The interface it attacks. */
  entry: 'rest' | 'graphql' | 'partner' | 'upload' | 'socket' | 'line';
  bytes: string;
  /** The connection ends in the middle of it. */
  isCut?: boolean;
  /** Frames sent once a socket is open. */
  frames?: string[];
}

export interface Base {
  method: string;
  url: string;
  type?: string | undefined;
  payload?: string | Buffer | undefined;
}

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
const deep = (open: string, close: string) => open.repeat(2000) + close.repeat(2000);

/** Replacements of values, as text. */
const HOSTILE = [
  '../../../../etc/passwd',
  '..\\..\\secret.key',
  '/proc/self/environ',
  'file:///etc/passwd',
  'a\0b',
  '\ufeff',
  '\u202e',
  '\ud800',
  '￿',
  'İ',
  'ﬁ',
  '🏠'.repeat(50),
  ' '.repeat(5000),
  "' or 1=1--",
  "'; drop table account; --",
  '" or ""="',
  '%27',
  '\\',
  '$1',
  '::uuid',
  '1e999',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '%s%n',
  'a\r\nSet-Cookie: a=b',
  '\r\n\r\nHTTP/1.1 200 OK',
  'x'.repeat(20_000),
  '__proto__',
  'toString',
  '-1',
  '0',
  '9007199254740993',
  '1e309',
  '-0',
  'NaN',
  '0x10',
  '٣',
  '2026-02-30',
  '+0',
  '00000000-0000-0000-0000-000000000000',
  '{"$ne":null}',
  'null',
  'true',
  '[]',
  '*',
  '%',
  '_',
];
/** Replacements of values in JSON. */
const JSON_HOSTILE = [
  ...HOSTILE.map((text) => JSON.stringify(text)),
  'null',
  'true',
  '[]',
  '{}',
  '-1',
  '1e999',
  '9007199254740993',
  '-0',
  '1.5',
  '""',
  '[[[[]]]]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '"\\ud800"',
  deep('[', ']'),
  deep('{"a":', '}').replace('}}', '1}}'),
  '9'.repeat(5000),
  '\xff',
  '01',
  'NaN',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  '',
  'application/x-ndjson',
  'application/octet-stream',
  'multipart/form-data',
  'a/b; x="\\',
  '*/*',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'text/xml',
  '\xff',
];
const HEADERS = [
  'Cookie: accessToken=\xff; __proto__=1',
  'Accept-Language: \xff;q=9',
  'Accept: text/html',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Range: bytes=0-0,-1,9999999999999-',
  'If-None-Match: "\xff"',
  'If-Modified-Since: x',
  'Origin: null',
  'Accept-Encoding: br;q=x, gzip;q=9e9',
  'Content-Encoding: gzip',
  'Expect: 200-ok',
  'TE: trailers',
  'Idempotency-Key: \xff',
  `X-Long: ${'x'.repeat(30_000)}`,
  'Authorization: Bearer a.b.c',
  'Upgrade: h2c',
  'Folded: a\r\n b',
  'Host: evil.example',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  ':a: b',
];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Ids in another letter case are the same ids. */
const inCapitals = (text: string) => text.replace(UUID, (id) => id.toUpperCase());

/** JSON with one value replaced, a duplicate key, an attempt at a prototype, or a cut text. */
const spoiled = (text: string): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('value', 'twice', 'proto', 'cut', 'capitals'),
      fc.nat(),
      fc.constantFrom(...JSON_HOSTILE),
    )
    .map(([how, at, hostile]) => {
      const values = [
        ...text.matchAll(
          /(?<=[:[,]\s*)(?:"(?:[^"\\]|\\.)*"|-?\d[\d.e+]*|true|false|null)(?=\s*[,}\]])/g,
        ),
      ];
      const value = values[at % Math.max(1, values.length)];
      if (how === 'cut') return text.slice(0, at % (text.length + 1));
      if (how === 'capitals') return inCapitals(text);
      if (how === 'proto') return text.replace('{', '{"__proto__":{"admin":true},"constructor":1,');
      if (!value) return hostile;
      const { index } = value;
      if (how === 'value')
        return text.slice(0, index) + hostile + text.slice(index + value[0].length);
      const key = /"[^"]*"\s*:\s*$/.exec(text.slice(0, index))?.[0];
      return key ? `${text.slice(0, index)}${hostile},${key}${text.slice(index)}` : text;
    });

/** A URL with a part of the path or of the query replaced. */
const misled = (url: string): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('path', 'query', 'capitals', 'same'),
      fc.nat(),
      fc.constantFrom(...HOSTILE),
      fc.boolean(),
    )
    .map(([how, at, hostile, isEncoded]) => {
      const text = isEncoded
        ? encodeURIComponent(hostile.toWellFormed())
        : utf8(hostile).replace(/[\0-\x20\x7f]/g, '-');
      if (how === 'same') return url;
      if (how === 'capitals') return inCapitals(url);
      if (how === 'query') return `${url}${url.includes('?') ? '&' : '?'}limit=${text}&${text}`;
      const parts = url.split('/');
      parts[2 + (at % Math.max(1, parts.length - 2))] = text;
      return parts.join('/');
    });

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** Valid calls with one invalid thing each. */
export function spoiledCalls(base: Arbitrary<Base>, tokens: readonly string[]): Arbitrary<string> {
  const sent = base.chain(({ method, url, type, payload }) => {
    const body = payload === undefined ? '' : payload.toString('latin1');
    const isJson = typeof payload === 'string' && type === 'application/json';
    return fc.record({
      method: fc.constant(method),
      url: misled(url),
      body: isJson ? spoiled(utf8(body)) : fc.constant(body),
      type: fc.oneof({ weight: 9, arbitrary: fc.constant(type) }, fc.constantFrom(...TYPES)),
      token: fc.constantFrom(undefined, ...tokens),
      header: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        fc.constantFrom(...HEADERS),
      ),
      isChunked: fc.nat(9).map((one) => one === 0),
    });
  });
  return sent.map(({ method, url, body, type, token, header, isChunked }) => {
    const hasBody = body !== '' || method !== 'GET';
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
    const lines = [
      `${method} ${utf8(url).replace(/[\r\n ]/g, '-')} HTTP/1.1`,
      'Host: localhost:3000',
      'Connection: close',
      ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ...(header === undefined ? [] : [header]),
      ...(hasBody ? [length] : []),
    ];
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    return head(lines) + (hasBody ? (isChunked ? chunked : body) : '');
  });
}

/** Forms with a file and with wrong parts, names or ends. */
export function lyingForms(tokens: readonly string[]): Arbitrary<string> {
  const disposition = fc.constantFrom(
    'name="file"; filename="../../x.jpg"',
    'name="file"; filename="a\0.jpg"',
    'name="file"',
    'name="file"; filename="a.jpg\r\nX: y"',
    'name="__proto__"; filename="a.jpg"',
    'name=""',
    "name=file; filename*=utf-8''%ff%00.jpg",
    'name="key"',
    'name="policy"',
    'filename="a.jpg"',
    `name="file"; filename="${'x'.repeat(5000)}.jpg"`,
    'name="file"; filename="a.svg"',
    '\xff',
  );
  const content = fc.constantFrom(
    '',
    'x',
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    '<svg onload="alert(1)"/>',
    '--b',
    '--b--',
    'GIF89a\xff\xff\xff\xff',
    'PK\x03\x04',
    'x'.repeat(70_000),
    '\0'.repeat(100),
    '%PDF-1.7',
  );
  const part = fc
    .tuple(
      disposition,
      content,
      fc.constantFrom('image/jpeg', 'text/html', '\xff', 'multipart/mixed; boundary=b'),
    )
    .map(
      ([input, bytes, type]) =>
        `--b\r\nContent-Disposition: form-data; ${input}\r\nContent-Type: ${type}\r\n\r\n${bytes}\r\n`,
    );
  return fc
    .record({
      path: fc.constantFrom('/api/profile-image', '/api/uploads'),
      boundary: fc.constantFrom('b', 'b', 'b', 'other', '"b', '', 'x'.repeat(300)),
      parts: fc.array(part, { maxLength: 4 }),
      end: fc.constantFrom('--b--\r\n', '', '--b', '--b--extra', '--b\r\n\r\n'),
      token: fc.constantFrom(undefined, ...tokens),
    })
    .map(({ path, boundary, parts, end, token }) => {
      const body = parts.join('') + end;
      return (
        head([
          `POST ${path} HTTP/1.1`,
          'Host: localhost:3000',
          'Connection: close',
          ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
          `Content-Type: multipart/form-data; boundary=${boundary}`,
          `Content-Length: ${body.length}`,
        ]) + body
      );
    });
}

/** Bytes that are not a request, or one that never ends. */
export const brokenLines: Arbitrary<Pick<Attack, 'bytes' | 'isCut'>> = fc.oneof(
  fc
    .constantFrom(
      head(['GET / HTTP/1.1', 'Host: a', 'Host: b']),
      head(['GET / HTTP/9.9', 'Host: localhost']),
      head(['GET /\tx HTTP/1.1', 'Host: localhost']),
      head(['get / HTTP/1.1', 'Host: localhost']),
      head(['GET / HTTP/1.1', 'Host : localhost']),
      head(['GET / HTTP/1.1', 'Host: localhost', 'A\0: b']),
      head(['POST /api/graphql HTTP/1.1', 'Host: localhost', 'Content-Length: -1']),
      head(['POST /api/graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 1e3']),
      head([
        'POST /api/graphql HTTP/1.1',
        'Host: localhost',
        'Content-Length: 1',
        'Content-Length: 2',
      ]),
      `${head(['POST /api/graphql HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'])}zz\r\n`,
      `${head(['POST /api/graphql HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked'])}ffffffffffffffffff\r\n`,
      'GET /\r\n\r\n',
      '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    )
    .map((bytes) => ({ bytes, isCut: true })),
  fc
    .tuple(
      fc.constantFrom('/api/graphql', '/api/auth', '/api/profile-image', '/partner/v1/bank-files'),
      fc.constantFrom('Content-Length: 100', 'Transfer-Encoding: chunked'),
      fc.constantFrom('', '{', '5\r\n{"a', '--b\r\n'),
    )
    .map(([path, length, begun]) => ({
      bytes: `${head([`POST ${path} HTTP/1.1`, 'Host: localhost:3000', 'Content-Type: application/json', length])}${begun}`,
      isCut: true,
    })),
  fc
    .uint8Array({ minLength: 1, maxLength: 300 })
    .map((bytes) => ({ bytes: Buffer.from(bytes).toString('latin1'), isCut: true })),
);

/** A frame (RFC 6455) from a browser, with any first byte and a possibly wrong length. */
const frame = fc
  .record({
    first: fc.constantFrom(0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x89, 0x8a, 0x88, 0xf1, 0x83),
    isMasked: fc.nat(9).map((one) => one > 0),
    text: fc.oneof(
      fc
        .constantFrom(...JSON_HOSTILE)
        .map((hostile) => `{"event":"pusher:subscribe","data":{"channel":${hostile}}}`),
      fc.constantFrom(...JSON_HOSTILE).map((hostile) => `{"event":${hostile},"data":${hostile}}`),
      fc.constantFrom(...JSON_HOSTILE),
      fc
        .constantFrom(...HOSTILE)
        .map((hostile) => JSON.stringify({ event: `client-${hostile}`, channel: hostile })),
    ),
    lie: fc.constantFrom(0, 0, 0, 1, 1e9),
  })
  .map(({ first, isMasked, text, lie }) => {
    const bytes = Buffer.from(text, 'latin1');
    const length = Buffer.alloc(10);
    length[0] = first;
    length[1] = (isMasked ? 0x80 : 0) | 127;
    length.writeBigUInt64BE(BigInt(bytes.length + lie), 2);
    // The mask is zero, so the bytes stay as they are.
    return Buffer.concat([length, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), bytes]).toString(
      'latin1',
    );
  });

/** Pusher sockets: invalid upgrade requests, or open ones that receive frames. */
export function sockets(appKey: string): Arbitrary<Pick<Attack, 'bytes' | 'frames'>> {
  const request = (path: string, more: readonly string[]) =>
    head([
      `GET ${path} HTTP/1.1`,
      'Host: localhost:3000',
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...more,
    ]);
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  const invalid = fc
    .tuple(
      fc.constantFrom(
        '/app/x',
        `/app/${appKey}`,
        `/app/${appKey}?protocol=99`,
        '/',
        '/api/graphql',
        '/%ff',
        '//',
      ),
      fc.constantFrom<readonly string[]>(
        [],
        ['Sec-WebSocket-Version: 1'],
        ['Sec-WebSocket-Key: x'],
        [...key, 'Origin: https://evil.example'],
        [...key, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'],
      ),
    )
    .map(([path, more]) => ({ bytes: request(path, more) }));
  const talk = fc
    .array(frame, { minLength: 1, maxLength: 4 })
    .map((frames) => ({ bytes: request(`/app/${appKey}?protocol=7`, key), frames }));
  return fc.oneof(invalid, talk);
}
