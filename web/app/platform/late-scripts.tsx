import { use, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';

import type { Handle } from './boot.tsx';
import { useNonce } from './nonce.ts';

/** Milliseconds after which the scripts start in any case. */
const AT_LAST = 3000;

/**
 * React Router's `<Scripts>`, started later (decision 008), so that scripts do not delay text and
 * pictures. Scripts start when the styles and the first pictures are loaded, or when the user acts.
 * Requires `routeDiscovery: { mode: 'lazy' }`.
 */
export function LateScripts() {
  const nonce = useNonce();
  const context = use(FrameworkContext);
  const router = use(DataRouterContext)?.router;
  const matches = useMatches();
  // Rendered once, on the server: it has run before React hydrates the page.
  const [code] = useState(() => {
    // The browser keeps what the server wrote, so its bundle does not need the code below.
    if (!import.meta.env.SSR || !context?.serverHandoffString) return '';
    const ids = matches.map(({ id }) => id);
    const pathname = router?.state.location.pathname ?? '/';
    const above = ancestorsOf(pathname).flatMap((path) => router?.match(path) ?? []);
    const leadsTo = matches.flatMap(({ handle }) => (handle as Handle | undefined)?.routes ?? []);
    const known = [...ids, ...above.map(({ route }) => route.id), ...leadsTo];
    return (
      handOver(context.serverHandoffString) +
      registerRoutes(context.manifest, known) +
      beginLate(context.manifest, ids)
    );
  });
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/** Where the router's own start reads the page's data, as a stream. */
const handOver = (context: string) => `window.__reactRouterContext = ${context};
__reactRouterContext.stream = new ReadableStream({
  start(controller) { __reactRouterContext.streamController = controller; },
}).pipeThrough(new TextEncoderStream());`;

/** The paths above a page: `/` and `/lease` for `/lease/new`. The router needs their routes as well. */
const ancestorsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/') || '/');

/** The routes that the browser knows at the start. It fetches others when it finds links to them. */
function registerRoutes({ sri, ...manifest }: Manifest, ids: readonly string[]): string {
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return `
window.__reactRouterManifest = ${JSON.stringify({ ...manifest, routes, sri: sri ? true : undefined })};`;
}

function beginLate(manifest: Manifest, ids: readonly string[]): string {
  const routes = ids.flatMap((id) => {
    const route = manifest.routes[id];
    if (!route) return [];
    // What the build has split a route into; the last one has the page itself.
    const modules = [
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      route.module,
    ].filter((module) => module !== undefined);
    return [{ id, modules, imports: route.imports ?? [] }];
  });
  const entry = manifest.entry.module;
  const all = new Set([entry, ...manifest.entry.imports, ...routes.flatMap((r) => r.imports)]);
  return `
{
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of ${JSON.stringify([...all])})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const load = async ([id, modules]) =>
      [id, Object.assign({}, ...(await Promise.all(modules.map((module) => import(module)))))];
    const routes = ${JSON.stringify(routes.map(({ id, modules }) => [id, modules]))}.map(load);
    Promise.all(routes)
      .then((loaded) => {
        window.__reactRouterRouteModules = Object.fromEntries(loaded);
        return import(${JSON.stringify(entry)});
      })
      // What never came leaves a page that works without.
      .catch(() => undefined);
  };
  const seen = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  addEventListener('load', seen);
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, begin, { once: true, passive: true });
  setTimeout(begin, ${AT_LAST});
}`;
}
