import { createContext, data, redirect } from 'react-router';

import type { ApiError, Operation } from '@husvaer/contract/operation';

import { bearer, endSession, tokens, type Ending } from './session.ts';

/** A call to the API, the same in the browser and where pages are rendered. */
export type Api = <Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: {
    signal?: AbortSignal;
    /** A call that goes on when the page is left. */
    keepalive?: boolean;
  },
) => Promise<Data>;

export const apiContext = createContext<Api>();

/** What the API answered instead of data. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super(errors[0]?.message ?? `status ${status}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = errors;
  }

  get code(): string {
    return this.errors[0]?.extensions.code ?? 'internal';
  }
}

/** What every call is answered while the house is closed for work (specification, section 8). */
const CLOSED = 'Maintenance mode on';
/** Where people wait meanwhile. */
export const MAINTENANCE_PATH = '/maintenance';

export const isClosed = (errors: readonly ApiError[] | undefined): boolean =>
  errors?.some(({ message }) => message === CLOSED) ?? false;

/** What a call in the server's own process throws when it was refused: a page then leads to where one waits. */
export const refusal = (status: number, errors: readonly ApiError[]): Error | Response =>
  isClosed(errors) ? redirect(MAINTENANCE_PATH) : new ApiFailure(status, errors);

/** Whoever asked leaves with the page, and nobody waits for them. */
function leaving(): Promise<never> {
  held = Promise.resolve();
  return new Promise(() => undefined);
}

const apiBy =
  (by: typeof send): Api =>
  async (operation, variables, options) => {
    const { data: answer } = await by<{ data?: unknown }>('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: operation.name, query: operation.source, variables }),
      repeatable: operation.source.startsWith('query'),
      ...options,
    });
    return answer as never;
  };

/** The API over the network. */
export const browserApi: Api = apiBy(send);

/** {@link browserApi} for what is done {@link alone}. */
export const apiNow: Api = apiBy(sendNow);

/** What is sent: headers as a plain object. */
type Sending = RequestInit & {
  headers?: Record<string, string>;
  /** It changes nothing: it may be asked twice. */
  repeatable?: boolean;
};

/** A file that only whoever is logged in may have. Throws {@link ApiFailure} as {@link send} does. */
export const fetchFile = (path: string): Promise<Blob> =>
  send(path, { method: 'GET' }, (response) => response.blob());

/**
 * A call in the name of whoever is logged in, or of a visitor. A token whose time is over is renewed
 * and the call made again. Throws {@link ApiFailure}; a session that is no more ends here.
 */
export async function send<Answer extends object>(
  path: string,
  init: Sending,
  read?: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  await held;
  return sendNow(path, init, read);
}

/** While a session ends, what is asked waits, to be asked by whoever it is then: a visitor, mostly. */
let held: Promise<unknown> = Promise.resolve();

/** Does something once every call has come back, and lets no other begin before it is done. */
export function alone<Done>(act: () => Promise<Done>): Promise<Done> {
  // A turn later: calls that are let through already have begun by then.
  const done = Promise.resolve()
    .then(() => Promise.allSettled(underWay))
    .then(act);
  held = done.catch(() => undefined);
  return done;
}

/** {@link send} for what is done {@link alone}. */
export async function sendNow<Answer extends object>(
  path: string,
  init: Sending,
  read: (response: Response) => Promise<Answer> = (response) => response.json() as Promise<Answer>,
): Promise<Answer> {
  const used = bearer();
  const askNow = init.repeatable ? askTwice : ask;
  let response = await askNow(path, carrying(used, init));
  if (response.status === 403 && tokens()) {
    const { renew } = await import('./refresh.ts');
    if (!(await renew(used))) return leaving();
    response = await askNow(path, carrying(bearer(), init));
  }
  const answer = (
    response.ok ? await read(response) : await response.json().catch(() => ({}))
  ) as Answer & { errors?: ApiError[] };
  if (response.ok && !answer.errors) return answer;
  if (isClosed(answer.errors)) {
    location.assign(MAINTENANCE_PATH);
    return leaving();
  }
  const failure = new ApiFailure(response.status, answer.errors ?? []);
  const ending = tokens() && endingBy(failure);
  if (!ending) throw failure;
  endSession(ending);
  return leaving();
}

const underWay = new Set<Promise<Response>>();

function ask(path: string, init: RequestInit): Promise<Response> {
  const call = fetch(path, init);
  const ended = () => void underWay.delete(call);
  underWay.add(call);
  call.then(ended, ended);
  return call;
}

/** Milliseconds after which a house that could not answer is asked once more: another node of it may. */
const AGAIN = 1000;
/** What says that nobody has looked at a call, or that nobody knows. */
const NOT_NOW = [502, 503, 504];

async function askTwice(path: string, init: RequestInit): Promise<Response> {
  const first = await ask(path, init).catch((error: unknown) => {
    if (init.signal?.aborted || !navigator.onLine) throw error;
    return null;
  });
  if (first && !(await isNotNow(first))) return first;
  await new Promise((waited) => setTimeout(waited, AGAIN));
  return ask(path, init);
}

/** Closed for work, or to this session, is an answer. */
async function isNotNow(response: Response): Promise<boolean> {
  if (!NOT_NOW.includes(response.status)) return false;
  const { errors } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { errors?: ApiError[] };
  return !errors || errors.some(({ extensions: { code } }) => code === UNAVAILABLE);
}

const carrying = (token: string | null, init: Sending): RequestInit => ({
  ...init,
  headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
});

/** The house could not answer just now, whoever asked. */
const UNAVAILABLE = 'request.unavailable';
/** What says that nobody is logged in any more (specification, section 8). */
const ENDS = ['accounts.token_invalid', 'accounts.session_lost', 'accounts.login_required'];

function endingBy({ status, code, message, errors }: ApiFailure): Ending | null {
  if (message === 'account_deactivated') return 'deactivated';
  // What stands before the house has no word of its own to say: it is not about the session.
  const isShut = status === 503 && errors.length > 0 && code !== UNAVAILABLE;
  return isShut || ENDS.includes(code) ? 'unauthorized' : null;
}

/** What a loader throws so that the page answers with the API's own status and says why. */
export interface PageError {
  code: string;
  params: Record<string, unknown>;
}

/** Turns an API failure into the answer of the page as a whole; everything else goes on as it is. */
export function asPageError(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { extensions } = error.errors[0] ?? {};
  return data<PageError>(
    { code: error.code, params: extensions?.params ?? {} },
    { status: error.status },
  );
}
