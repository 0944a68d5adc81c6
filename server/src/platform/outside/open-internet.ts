import { lookup as resolve } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';

/**
 * An address that is not called: not https on the standard port, with a login in it, or not on the open
 * internet.
 */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

export interface OutsideCall {
  url: URL;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** `host:port` of test servers, which may be anywhere; all others must be on the open internet. */
  hostsAllowed: readonly string[];
  signal: AbortSignal;
}

/**
 * Calls a server whose address came from a user. Redirects are returned, not followed. The name is resolved
 * once for the connection, so that the checked address is the one connected to. Throws
 * {@link AddressRefused}, or the reason why there was no answer.
 */
export async function callOutside(call: OutsideCall): Promise<IncomingMessage> {
  const { url, method = 'GET', headers, body, signal } = call;
  const isAllowed = call.hostsAllowed.includes(url.host);
  if (!isAllowed && !isOpen(url)) throw new AddressRefused();
  const requested = request(url, {
    agent: false,
    method,
    signal,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Husvaer', ...headers },
    ...(!isAllowed && { lookup: resolvePublic }),
  });
  requested.end(body);
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  // Later failures are reported by the response.
  requested.on('error', () => undefined);
  return response;
}

/**
 * Whether a URL may be called, judged by the URL alone: names are checked when they are resolved, IP
 * addresses are never allowed.
 */
export function isOpen({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const ip = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(ip) === 0 || isPublicAddress(ip);
}

/** Whether a host is known not to be on the open internet. An unknown host may exist later. */
export const isKnownPrivate = (hostname: string): Promise<boolean> =>
  new Promise((done) => {
    resolvePublic(hostname, { all: true }, (error) => done(error instanceof AddressRefused));
  });

/** One private address among public ones is enough to refuse; no honest server has that. */
const resolvePublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '');
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      done(new AddressRefused(), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
