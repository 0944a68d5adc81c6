import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Milliseconds of silence after which a connection counts as ended: pictures are checked one by one. */
const SILENCE = 60_000;

interface RawLine {
  /** The client's address: any of the loopback network. */
  from?: string;
  /** The client ends the connection. */
  isCut?: boolean;
  /** Frames the client sends once a socket is open. */
  frames?: readonly string[];
}

/** Sends bytes unchanged, without a client that would correct them, and reads until the connection ends. */
export function rawCall(
  port: number,
  bytes: string | Uint8Array,
  { from, isCut = false, frames }: RawLine = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const target = { port, host: '127.0.0.1', ...(from && { localAddress: from }) };
    const socket = connect(target, () => (isCut ? socket.end(bytes) : socket.write(bytes)));
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (frames && chunks.length === 1) socket.end(Buffer.from(frames.join(''), 'latin1'));
    });
    // Refused connections are reset. The answer before that counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))));
  });
}

/** The head of a request that closes its connection. `target` is written as it is. */
export const rawHead = (
  method: string,
  target: string,
  { host = 'localhost', more = [] }: { host?: string; more?: readonly string[] } = {},
): Buffer =>
  Buffer.from(
    [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more, '', ''].join(
      '\r\n',
    ),
    'latin1',
  );

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: text.slice(end + 4) };
}
