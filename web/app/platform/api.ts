import { createContext, data } from 'react-router';

import type { ApiError, Operation } from '@husvaer/contract/operation';
import type { ProofMethod } from '@husvaer/domain/accounts/safeguards';

import { MAINTENANCE_PATH, maintenanceFrom } from './maintenance.ts';
import { bearer, endSession, tokens, type Ending } from './session.ts';

/** A call to the API, the same in the browser and in server rendering. */
export type Api = <Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: {
    signal?: AbortSignal;
    /** The call continues when the page is closed. */
    keepalive?: boolean;
  },
) => Promise<Data>;

export const apiContext = createContext<Api>();

/** An error answer of the API. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super(errors[0]?.message ?? `status ${status}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = errors;
  }

  /** The error's code; empty if the answer has no code of ours. */
  get code(): string {
    return this.errors[0]?.extensions.code ?? '';
  }

  /** The error's parameters. */
  get params(): Readonly<Record<string, unknown>> {
    return this.errors[0]?.extensions.params ?? {};
  }

  /** Whether the server refused the call before handling it because it is busy: the call may be repeated. */
  get isBusy(): boolean {
    return this.code === 'request.unavailable';
  }
}

/**
 * The errors in the body of a refused call: a list of `errors`, or a single `error` as the calls under
 * `/auth` return. An error without a code of ours has the empty code; a body in another shape, such as a
 * proxy's, has none.
 */
export function errorsIn(body: unknown): ApiError[] {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const listed: unknown[] = Array.isArray(fields['errors']) ? fields['errors'] : [];
  const errors = listed.flatMap((one) => asApiError(one as Partial<ApiError> | null));
  return errors.length > 0 ? errors : asApiError({ message: fields['error'] });
}

function asApiError(one: { message?: unknown; extensions?: unknown } | null): ApiError[] {
  const { message, extensions } = one ?? {};
  if (typeof message !== 'string') return [];
  const { code, statusCode, params } = (extensions ?? {}) as Record<string, unknown>;
  return [
    {
      message,
      extensions: {
        code: typeof code === 'string' ? code : '',
        statusCode: typeof statusCode === 'number' ? statusCode : OTHER,
        params: typeof params === 'object' && params !== null ? { ...params } : {},
      },
    },
  ];
}

/** The status of an error without one. */
const OTHER = 400;

/** The answer to every call during maintenance (specification, section 8). */
const CLOSED = 'Maintenance mode on';

const isClosed = (errors: readonly ApiError[] | undefined): boolean =>
  errors?.some(({ message }) => message === CLOSED) ?? false;

/**
 * What a refused call throws. During maintenance it navigates to the maintenance page, which leads back, and
 * never resolves.
 */
export async function failureOf(
  status: number,
  errors: readonly ApiError[] = [],
): Promise<ApiFailure> {
  if (isClosed(errors)) return waiting();
  await errorTexts();
  return new ApiFailure(status, errors);
}

/** Milliseconds that a failure waits at most for the texts of errors. */
const TEXTS_WAIT = 3000;

let errorTexts = (): Promise<unknown> => Promise.resolve();

/** Fetches the error texts by `fetch` before a failure is thrown, so that they can be shown at once. */
export function errorTextsBy(fetch: () => Promise<unknown>): void {
  errorTexts = () =>
    Promise.race([
      fetch().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, TEXTS_WAIT)),
    ]);
}

function waiting(): Promise<never> {
  const { pathname, search, hash } = location;
  if (pathname !== MAINTENANCE_PATH) location.replace(maintenanceFrom(pathname + search + hash));
  return leaving();
}

/** The page is being left: calls never resolve from here on. */
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

/** {@link browserApi} for use inside {@link runExclusively}. */
export const apiNow: Api = apiBy(sendNow);

/** A request; headers as a plain object. */
type Sending = RequestInit & {
  headers?: Record<string, string>;
  /** The call changes nothing, so it may be sent twice. */
  repeatable?: boolean;
};

/**
 * A file that only a logged-in user may fetch. The query is sent as a body, because it may be longer than a
 * URL allows. Throws {@link ApiFailure} as {@link send} does.
 */
export const fetchFile = (path: string, body?: object): Promise<Blob> =>
  send(
    path,
    body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          repeatable: true,
        }
      : { method: 'GET' },
    (response) => response.blob(),
  );

/**
 * A call as the logged-in user, or as a visitor. This function handles what a status means for the session
 * and the page, for every call (decision 029). Throws {@link ApiFailure} for failures that the caller has to
 * show.
 */
export async function send<Answer extends object>(
  path: string,
  init: Sending,
  read?: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  await held;
  return sendNow(path, init, read);
}

/** While a session ends, calls wait and are then sent as the new user, mostly a visitor. */
let held: Promise<unknown> = Promise.resolve();

/** Runs `act` when all current calls have finished, and holds back new calls until it is done. */
export function runExclusively<Done>(act: () => Promise<Done>): Promise<Done> {
  // Calls that are already let through must have started first, so this waits for one more tick.
  const done = Promise.resolve()
    .then(() => Promise.allSettled(underWay))
    .then(act);
  held = done.catch(() => undefined);
  return done;
}

/** {@link send} for use inside {@link runExclusively}. */
export async function sendNow<Answer extends object>(
  path: string,
  init: Sending,
  read: (response: Response) => Promise<Answer> = (response) => response.json() as Promise<Answer>,
): Promise<Answer> {
  const used = bearer();
  const fetchResponse = init.repeatable ? fetchWithRetry : trackedFetch;
  let response = await fetchResponse(path, carrying(used, init));
  let failure = await readFailure(response);
  if (failure && isAccessDenied(failure) && tokens()) {
    const { renew } = await import('./refresh.ts');
    if (!(await renew(used))) return leaving();
    response = await fetchResponse(path, carrying(bearer(), init));
    failure = await readFailure(response);
  }
  const methods = failure && proofMethodsOf(failure);
  if (methods && tokens() && (await proved(methods))) return sendNow(path, init, read);
  if (failure) return refused(failure);
  const answer = await read(response);
  // GraphQL may report an error with status 200.
  const [first, ...more] = 'errors' in answer ? errorsIn(answer) : [];
  if (first) return refused(new ApiFailure(first.extensions.statusCode, [first, ...more]));
  return answer;
}

/** Leaves the page if the status requires it; else throws the failure. */
async function refused(failure: ApiFailure): Promise<never> {
  if (isClosed(failure.errors)) return waiting();
  if (isAccessDenied(failure) && (await import('./reload-once.ts')).reloadOnce()) return leaving();
  const ending = endingBy(failure);
  if (!ending) {
    await errorTexts();
    throw failure;
  }
  endSession(ending);
  return leaving();
}

async function readFailure(response: Response): Promise<ApiFailure | null> {
  if (response.ok) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return new ApiFailure(response.status, errorsIn(body));
}

/** Asks the user to prove their identity by one of these methods; resolves to whether they did. */
type RequestProof = (methods: readonly ProofMethod[]) => Promise<boolean>;

/** The function that asks is registered by the page's scripts, maybe after the first call that needs it. */
let proofPrompt = Promise.withResolvers<RequestProof>();
let proving: Promise<boolean> | null = null;

/** Registers `requestProof` for calls that need a fresh proof. Returns a function that removes it. */
export function setProofPrompt(requestProof: RequestProof): () => void {
  proofPrompt.resolve(requestProof);
  return () => void (proofPrompt = Promise.withResolvers());
}

/** Calls that are refused at the same time wait for one proof. */
function proved(methods: readonly ProofMethod[]): Promise<boolean> {
  proving ??= proofPrompt.promise
    .then((requestProof) => requestProof(methods))
    .finally(() => (proving = null));
  return proving;
}

/** The error of a call that needs a fresh proof of identity. */
export const PROOF_NEEDED = 'accounts.fresh_proof_needed';

function proofMethodsOf({ status, errors }: ApiFailure): readonly ProofMethod[] | null {
  const needed = errors.find(({ extensions: { code } }) => code === PROOF_NEEDED);
  return status === 403 && needed ? (needed.extensions.params['ways'] as ProofMethod[]) : null;
}

const underWay = new Set<Promise<Response>>();

function trackedFetch(path: string, init: RequestInit): Promise<Response> {
  const call = fetch(path, init);
  const ended = () => void underWay.delete(call);
  underWay.add(call);
  call.then(ended, ended);
  return call;
}

/** Milliseconds after which a busy or unreachable server is called once more: another node may answer. */
const AGAIN = 1000;
/** Statuses of a proxy that can't reach the server. */
const NOT_REACHED = [502, 504];

async function fetchWithRetry(path: string, init: RequestInit): Promise<Response> {
  const first = await trackedFetch(path, init).catch((error: unknown) => {
    if (init.signal?.aborted || !navigator.onLine) throw error;
    return null;
  });
  if (first && !(await isNotNow(first))) return first;
  await new Promise((waited) => setTimeout(waited, AGAIN));
  return trackedFetch(path, init);
}

/** Whether a repeated call may succeed in a moment. */
async function isNotNow(response: Response): Promise<boolean> {
  return NOT_REACHED.includes(response.status) || ((await readFailure(response))?.isBusy ?? false);
}

const carrying = (token: string | null, init: Sending): RequestInit => ({
  ...init,
  headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
});

/** A 403 without a reason of ours: the token has expired, or a proxy denies access. */
const isAccessDenied = ({ status, code }: ApiFailure): boolean =>
  status === 403 && (code === '' || code === 'accounts.token_expired');

/** A 401 for a proof or an identity that was not accepted. It says nothing about the session. */
const NOT_ACCEPTED = ['accounts.passkey_failed', 'accounts.identity_failed'];

/** Whether and why the session has ended, by the status alone (specification, section 8). */
function endingBy(failure: ApiFailure): Ending | null {
  const { status, code, message } = failure;
  if (message === 'account_deactivated') return 'deactivated';
  if (NOT_ACCEPTED.includes(code) || failure.isBusy) return null;
  return status === 401 || status === 503 || isAccessDenied(failure) ? 'unauthorized' : null;
}

/** What a loader throws so that the page answers with the API's status and shows the reason. */
export interface PageError {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** Turns an {@link ApiFailure} into the page's error response; returns other errors unchanged. */
export function asPageError(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  return data<PageError>({ code: error.code, params: error.params }, { status: error.status });
}
