import { PassThrough } from 'node:stream';

import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';

import { apiContext, ApiFailure, type Api } from './platform/api.ts';
import { hostContext, type Host } from './platform/host.ts';
import { serverI18n } from './platform/i18n.ts';
import { languageOf } from './platform/language.ts';
import { NonceContext } from './platform/nonce.ts';
import { servedMessages } from './served-messages.ts';

/** Milliseconds until a page that is not complete is sent as far as it is rendered. */
export const streamTimeout = 10_000;

/** Seconds in `Retry-After` when a page can't be rendered; the proxy uses the same value. */
const RETRY_SECONDS = '5';

/** The server's only entry point to the web: returns the handler for page requests. */
export function pagesOf(
  build: ServerBuild,
  mode: string,
): (request: Request, host: Host) => Promise<Response> {
  const answer = createRequestHandler(build, mode);
  return (request, host) => answer(request, contextOf(host));
}

function contextOf(host: Host): RouterContextProvider {
  const context = new RouterContextProvider();
  const api: Api = async (operation, variables) => {
    const answer = await host.graphql({ query: operation.source, variables });
    if (answer.errors) throw new ApiFailure(answer.status, answer.errors);
    return answer.data as never;
  };
  context.set(hostContext, host);
  context.set(apiContext, api);
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = context.get(hostContext);
  const language = languageOf(request);
  const i18n = serverI18n(language, servedMessages[language]);
  // A robot gets the complete page; a browser gets the shell first.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  // The router sends the page's data only if its own `<Scripts>` was rendered; we render `LateScripts`.
  const withScripts = { ...routerContext, renderMeta: { didRenderScripts: true } };

  return new Promise((resolve, reject) => {
    let sent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={host.nonce}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={withScripts} url={request.url} nonce={host.nonce} />
        </I18nextProvider>
      </NonceContext>,
      {
        nonce: host.nonce,
        [ready]() {
          sent = true;
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          headers.append('vary', 'cookie, accept-language');
          if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
          headers.set('content-language', language);
          if (status === 503 && !headers.has('retry-after'))
            headers.set('retry-after', RETRY_SECONDS);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          if (sent) host.reportError(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export function handleError(
  error: unknown,
  { context, request }: { context: RouterContextProvider; request: Request },
) {
  if (!request.signal.aborted) context.get(hostContext).reportError(error);
}
