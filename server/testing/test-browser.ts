import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import type { TestApp } from './test-app.ts';

/** A browser as far as redirects and cookies. */
export interface TestBrowser {
  /** Opens a URL and follows redirects until `until` returns true or there are none. */
  follow(
    path: string,
    from?: string,
    until?: (url: URL) => boolean,
  ): Promise<{ url: URL; response: LightMyRequestResponse }>;
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  cookies(site: string): Record<string, string>;
}

/** Redirects followed before it gives up. */
const STEPS_MAX = 12;

/** `remoteAddress` is the client's address, which rate limits count. */
export function createBrowser(app: TestApp, site: string, remoteAddress?: string): TestBrowser {
  const jars = new Map<string, Map<string, { value: string; path: string }>>();
  const jarOf = (url: URL) => {
    const jar = jars.get(url.host) ?? new Map<string, { value: string; path: string }>();
    jars.set(url.host, jar);
    return jar;
  };

  async function send(
    url: URL,
    init: Pick<InjectOptions, 'payload'> & {
      method: 'GET' | 'POST';
      headers?: Record<string, string>;
    },
  ): Promise<LightMyRequestResponse> {
    const cookie = [...jarOf(url)]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await app.http.inject({
      ...init,
      ...(remoteAddress && { remoteAddress }),
      url: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...(cookie && { cookie }), ...init.headers },
    });
    for (const { name, value, path, maxAge, expires } of response.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isOver || value === '') jarOf(url).delete(name);
      else jarOf(url).set(name, { value, path: path ?? '/' });
    }
    return response;
  }

  return {
    async follow(path, from = site, until = () => false) {
      let url = new URL(path, from);
      for (let steps = 0; steps < STEPS_MAX; steps += 1) {
        const response = await send(url, { method: 'GET' });
        const { location } = response.headers;
        if (location === undefined || response.statusCode < 300) return { url, response };
        url = new URL(String(location), url);
        if (until(url)) return { url, response };
        // Pages are rendered by another program: the redirects end here.
        if (!/^\/(api|dev)\//.test(url.pathname)) return { url, response };
      }
      throw new Error(`${url.href} leads in circles`);
    },
    post: (path, body, headers) =>
      send(new URL(path, site), { method: 'POST', payload: body as object, headers }),
    cookies: (of) =>
      Object.fromEntries([...jarOf(new URL(of))].map(([name, { value }]) => [name, value])),
  };
}
