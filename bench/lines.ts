import { once } from 'node:events';

import { WebSocket } from 'ws';

import type { Served } from './child.ts';
import type { Person } from './talkers.ts';

/** Sockets of one address: the house lets no more in from one. */
const PER_ADDRESS = 400;
/** Lines opened at a time. */
const AT_ONCE = 50;

/** Somebody's browser, listening. */
export type Line = WebSocket;

/** How somebody begins to listen at a server. `localAddress` is where they come from. */
export type Listen = (server: Served, person: Person, localAddress: string) => Promise<Line>;

/** A browser's line to the house: the Pusher protocol, with leave for the person's own channel. */
export function listenTo(key: string): Listen {
  return async ({ origin }, { id, token }, localAddress) => {
    const path = `${origin.replace('http', 'ws')}/app/${key}?protocol=7&client=bench&version=1`;
    const socket = new WebSocket(path, { localAddress, perMessageDeflate: false });
    const [hello] = await once(socket, 'message');
    const { event, data } = JSON.parse(String(hello));
    if (event !== 'pusher:connection_established') throw new Error(String(hello));
    const { socket_id: socketId } = JSON.parse(data);
    const channel = `private-account-${id}`;
    const response = await fetch(`${origin}/api/auth/pusher`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `socket_id=${socketId}&channel_name=${channel}`,
    });
    const permit = (await response.json()) as object;
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...permit } }));
    const [answer] = await once(socket, 'message');
    if (!String(answer).includes('subscription_succeeded')) throw new Error(String(answer));
    return socket;
  };
}

/** A line to the bare server, which believes whoever calls. */
export const listenToBare: Listen = async ({ origin }, { id }, localAddress) => {
  const path = `${origin.replace('http', 'ws')}/${id}`;
  const socket = new WebSocket(path, { localAddress, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
};

/** Opens so many lines, person after person, in turn at each of the servers, from addresses of this network. */
export async function openLines(
  servers: readonly Served[],
  people: readonly Person[],
  { count, listen, network }: { count: number; listen: Listen; network: `127.0.${number}` },
): Promise<Line[]> {
  const lines: Line[] = [];
  const open = async (number: number) => {
    const address = `${network}.${1 + Math.floor(number / PER_ADDRESS)}`;
    const server = servers[number % servers.length]!;
    lines[number] = await listen(server, people[number % people.length]!, address);
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);
    await Promise.all(some.map(open));
  }
  return lines;
}

export async function closeLines(lines: readonly Line[]): Promise<void> {
  for (const line of lines) line.terminate();
}
