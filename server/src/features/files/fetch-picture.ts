import type { IncomingMessage } from 'node:http';

import { fileErrors } from '@husvaer/domain/files/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';

import {
  AddressRefused,
  callOutside,
  type OutsideCall,
} from '../../platform/outside/open-internet.ts';

const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses that may change: request timeout, too early, too many requests. */
const LATER = [408, 425, 429];

type Fetching = Pick<OutsideCall, 'hostsAllowed' | 'signal'>;

/**
 * Fetches all bytes at an https address on the open internet, of any content type. Throws
 * `files.fetch_refused` for an address that is never called, `files.fetch_failed` for an answer without a
 * picture, and `files.too_large`; after any other error a retry may succeed.
 */
export async function fetchPicture(address: string, fetching: Fetching): Promise<Buffer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await requestPicture(url, fetching);
    const { statusCode: status = 0 } = response;
    if (status === 200) return readAll(response);
    // The body is not needed.
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

async function requestPicture(url: URL, fetching: Fetching): Promise<IncomingMessage> {
  try {
    return await callOutside({ ...fetching, url, headers: { accept: 'image/*' } });
  } catch (error) {
    throw error instanceof AddressRefused ? fileErrors.fetch_refused() : error;
  }
}

/** Counts the bytes as they arrive, because a server's content length may be wrong. */
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
