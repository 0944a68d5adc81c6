import { lookup as resolve } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { fileErrors } from '@husvaer/domain/files/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';

import { isPublicAddress } from '../../platform/public-address.ts';

const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Says no for now: too slow a request, too early, too many. */
const LATER = [408, 425, 429];

export interface Fetching {
  /** `host:port` of test servers, which may be anywhere; everybody else is on the open internet. */
  hostsAllowed: readonly string[];
  signal: AbortSignal;
}

/**
 * All bytes of what lies at an https address, of whatever kind it is. The name is resolved once for
 * each connection, and what was checked is what is connected to. Throws `files.fetch_refused` for an
 * address nobody here calls, `files.fetch_failed` for an answer that is none, `files.too_large`;
 * any other error may be gone the next time.
 */
export async function fetchPicture(address: string, fetching: Fetching): Promise<Buffer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await ask(url, fetching);
    const { statusCode: status = 0 } = response;
    if (status === 200) return readAll(response);
    // Nothing of it is wanted: whatever it says, it says to nobody.
    response.destroy();
    const { location = '' } = response.headers;
    if (!REDIRECTS.includes(status)) {
      if (status >= 500 || LATER.includes(status)) throw new Error(`Answered with ${status}`);
      throw fileErrors.fetch_failed();
    }
    if (!URL.canParse(location, url)) throw fileErrors.fetch_failed();
    url = new URL(location, url);
  }
  throw fileErrors.fetch_failed();
}

async function ask(url: URL, { hostsAllowed, signal }: Fetching): Promise<IncomingMessage> {
  const isAllowed = hostsAllowed.includes(url.host);
  if (!isAllowed && !isOpen(url)) throw fileErrors.fetch_refused();
  const asked = request(url, {
    agent: false,
    signal,
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Husvaer' },
    ...(!isAllowed && { lookup: resolvePublic }),
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  // What breaks off later is told by the response.
  asked.on('error', () => undefined);
  return response;
}

/** Names are looked at when they are resolved, numbers never are. */
function isOpen({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const ip = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(ip) === 0 || isPublicAddress(ip);
}

/** One private address among public ones is enough: nobody honest has that. */
const resolvePublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '');
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      done(fileErrors.fetch_refused(), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Counted as they come: what a server says of its length is only what it says. */
async function readAll(response: IncomingMessage): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let bytes = 0;
  for await (const block of response as AsyncIterable<Buffer>) {
    bytes += block.length;
    // Leaving the loop closes the connection.
    if (bytes > UPLOAD_BYTES_MAX) throw fileErrors.too_large({ maximum: UPLOAD_BYTES_MAX });
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}
