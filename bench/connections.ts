import { once } from 'node:events';

import { WebSocket } from 'ws';

import type { Served } from './child.ts';
import type { Person } from './messaging-routes.ts';

/** Sockets per address: the server's limit. */
const PER_ADDRESS = 400;
/** Connections opened at the same time. */
const AT_ONCE = 50;

/** The connection of a user's browser. */
export type Connection = WebSocket;

/** Opens a user's connection to a server. `localAddress` is the client's address. */
export type Connect = (server: Served, person: Person, localAddress: string) => Promise<Connection>;

/** A browser's connection to Husvær: the Pusher protocol, with authorization for the user's own channel. */
export function connectTo(key: string): Connect {
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

/** A connection to the bare server, which does no authentication. */
export const connectToBare: Connect = async ({ origin }, { id }, localAddress) => {
  const path = `${origin.replace('http', 'ws')}/${id}`;
  const socket = new WebSocket(path, { localAddress, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
};

/** Opens connections for the users in order, to each server in turn, from local addresses. */
export async function openConnections(
  servers: readonly Served[],
  people: readonly Person[],
  { count, listen, network }: { count: number; listen: Connect; network: `127.0.${number}` },
): Promise<Connection[]> {
  const connections: Connection[] = [];
  const open = async (number: number) => {
    const address = `${network}.${1 + Math.floor(number / PER_ADDRESS)}`;
    const server = servers[number % servers.length]!;
    connections[number] = await listen(server, people[number % people.length]!, address);
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);
    await Promise.all(numbers.map(open));
  }
  return connections;
}

export async function closeConnections(connections: readonly Connection[]): Promise<void> {
  for (const connection of connections) connection.terminate();
}
