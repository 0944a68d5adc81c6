import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

import type { Config } from '../../config.ts';

/** Paths that never serve a page. */
const DATA = /^\/(api|partner|files\/documents)\b/;
/** The catch-all route. */
export const ANY_PAGE = '/*';

/** Whether a request is for data, however its URL is written. */
export function isData({
  url,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  const { url: route = ANY_PAGE } = routeOptions;
  return DATA.test(route === ANY_PAGE ? pathOf(url) : route);
}

/** The path of a request target, as routes match it. */
export function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const nonces = new WeakMap<object, string>();

/** The page's nonce for inline scripts and styles, one for each request. */
export const nonceOf = (request: FastifyRequest): string => nonceFor(request.raw);

function nonceFor(raw: object): string {
  const known = nonces.get(raw);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(raw, nonce);
  return nonce;
}

export interface SecureHeaders {
  set(request: FastifyRequest, reply: FastifyReply): void;
  /** The headers of data, for answers without a route; the same for each answer. */
  ofData: Readonly<Record<string, string>>;
  /** The headers of a page that is text only. */
  ofWords: Readonly<Record<string, string>>;
}

/** Security headers for pages, and for data, which is never a page and never cached. */
export function createSecureHeaders(config: Config): SecureHeaders {
  const isHttps = config.ORIGIN.protocol === 'https:';
  const maps = [config.MAP_TILES_URL, config.MAP_STYLE_URL, ...config.MAP_STYLE_ORIGINS].flatMap(
    (url) => (url ? [new URL(url).origin] : []),
  );
  const uploads = config.S3_ENDPOINT ? [new URL(config.S3_ENDPOINT).origin] : [];
  const realtime = config.PUSHER_APP_ID ? [`wss://ws-${config.PUSHER_CLUSTER}.pusher.com`] : [];
  const nonce = (request: object) => `'nonce-${nonceFor(request)}'`;
  const shared: HelmetOptions = {
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  };
  // Built once each: the Fastify plugin builds the headers for every request, which costs a seventh of a
  // search.
  const setPageHeaders = helmet({
    ...shared,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrcElem: ["'self'", nonce],
        // Components position themselves with style attributes; attributes can't load or run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps],
        connectSrc: ["'self'", ...maps, ...uploads, ...realtime],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
  });
  const setDataHeaders = helmet({
    ...shared,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // These two do not fall back to the first.
        baseUri: ["'none'"],
        formAction: ["'none'"],
        // A file opened in a window of its own runs nothing and has no origin.
        sandbox: [],
      },
    },
  });
  const ofData: Record<string, string> = { 'cache-control': 'no-store' };
  const bare = {
    setHeader: (name: string, value: string) => (ofData[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  setDataHeaders({} as IncomingMessage, bare as unknown as ServerResponse, () => undefined);
  return {
    ofData,
    // A sandboxed page would not reload itself.
    ofWords: {
      ...ofData,
      'content-security-policy': ofData['content-security-policy']!.replace(/;?sandbox/, ''),
    },
    set(request, reply) {
      // Answers that may be cached set the header themselves.
      if (isData(request)) reply.header('cache-control', 'no-store');
      const setHeaders = isData(request) ? setDataHeaders : setPageHeaders;
      setHeaders(request.raw, reply.raw, () => undefined);
    },
  };
}
