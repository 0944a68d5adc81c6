import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import { requestUrl } from '../http/request-url.ts';
import type { Hub } from './hub.ts';
import {
  ACTIVITY_TIMEOUT,
  CLOSE,
  FRAME_BYTES_MAX,
  PONG_TIMEOUT,
  PROTOCOL_VERSION,
  type Close,
} from './protocol.ts';

/**
 * Milliseconds over which all sockets are made to reconnect: twenty thousand at the same time would overload
 * the node.
 */
const START_OVER = 3000;
/** Bytes that may wait for one slow browser before it is disconnected. */
const WAITING_MAX = 1_000_000;

export interface SocketLimits {
  /** Sockets of this node. */
  connections: number;
  /** Sockets of one address: enough for an office, a limit for abuse. */
  perAddress: number;
  /** Seconds of silence before a socket is checked, and seconds for its answer. */
  activitySeconds: number;
  pongSeconds: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  connections: 20_000,
  perAddress: 500,
  activitySeconds: ACTIVITY_TIMEOUT,
  pongSeconds: PONG_TIMEOUT,
};

export interface Sockets {
  /** The number of sockets. */
  count(): number;
  /** Disconnects all sockets one after the other, to reconnect and query what they missed. */
  startOver(): void;
  /** Disconnects all sockets, to reconnect to another node. */
  close(): void;
}

/** What is known about the client of a new socket. */
export interface Callers {
  /** Its address, as the rate limits count it. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether it is a page of ours, or a program that is not a browser. */
  isOurs: (request: IncomingMessage) => boolean;
  /** Whether maintenance is on: no sockets are accepted. */
  isMaintained: boolean;
}

/** Accepts WebSockets at `/app/{key}` of an HTTP server and passes their messages to the hub. */
export function serveSockets(deps: {
  server: Server;
  hub: Hub;
  appKey: string;
  limits: SocketLimits;
  callers: Callers;
}): Sockets {
  const { server, hub, appKey, limits, callers } = deps;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  const byAddress = new Map<string, number>();

  function whyNot(request: IncomingMessage, address: string): Close | undefined {
    const url = requestUrl(request.url ?? '', 'ws://here');
    const [, app, key] = url.pathname.split('/');
    if (callers.isMaintained) return CLOSE.maintenance;
    if (!callers.isOurs(request)) return CLOSE.unauthorized;
    if (app !== 'app') return CLOSE.unknownPath;
    if (key !== appKey) return CLOSE.unknownApp;
    if (url.searchParams.get('protocol') !== String(PROTOCOL_VERSION))
      return CLOSE.unsupportedVersion;
    const isFull =
      sockets.clients.size > limits.connections ||
      (byAddress.get(address) ?? 0) >= limits.perAddress;
    return isFull ? CLOSE.tooManyConnections : undefined;
  }

  function open(socket: WebSocket, request: IncomingMessage): void {
    const address = callers.addressOf(request);
    // A socket that breaks also closes; an unhandled error would end the process.
    socket.on('error', () => socket.terminate());
    const refused = whyNot(request, address);
    if (refused) return refuse(socket, refused);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);

    const socketId = `${randomInt(1e9)}.${randomInt(1e9)}`;
    const send = (json: string) => {
      if (socket.bufferedAmount > WAITING_MAX) refuse(socket, CLOSE.tooSlow);
      else if (socket.readyState === socket.OPEN) socket.send(json);
    };
    const line = hub.open({ socketId, send, end: () => refuse(socket, CLOSE.goingDown) });
    const alive = watch(socket, send, limits);
    socket.on('message', (data: Buffer) => {
      alive();
      line.receive(data.toString('utf8'));
    });
    socket.on('close', () => {
      line.close();
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
    const data = { socket_id: socketId, activity_timeout: limits.activitySeconds };
    send(JSON.stringify({ event: 'pusher:connection_established', data: JSON.stringify(data) }));
  }

  // Invalid upgrade requests get the server's usual answer to client errors.
  sockets.on('wsClientError', (error, socket) => {
    if (!server.emit('clientError', error, socket)) socket.destroy();
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, open);
  server.on('upgrade', upgrade);

  return {
    count: () => sockets.clients.size,
    startOver() {
      for (const socket of sockets.clients)
        setTimeout(() => refuse(socket, CLOSE.goingDown), randomInt(START_OVER)).unref();
    },
    close() {
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) refuse(socket, CLOSE.goingDown);
      sockets.close();
    },
  };
}

/**
 * Pings a socket after a long silence, and closes it when it does not answer. Returns the function to call at
 * each message.
 */
function watch(
  socket: WebSocket,
  send: (json: string) => void,
  { activitySeconds, pongSeconds }: SocketLimits,
): () => void {
  let timer: NodeJS.Timeout;
  const ping = () => {
    send('{"event":"pusher:ping","data":{}}');
    timer = setTimeout(() => refuse(socket, CLOSE.silent), pongSeconds * 1000);
    timer.unref();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ping, activitySeconds * 1000);
    timer.unref();
  };
  socket.on('close', () => clearTimeout(timer));
  wait();
  return wait;
}

/** Milliseconds a socket has to receive the reason for closing. */
const CLOSE_TIMEOUT = 1000;

function refuse(socket: WebSocket, { code, message }: Close): void {
  if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ event: 'pusher:error', data: { code, message } }));
  socket.close(code, message);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
}
