import { createContext, data } from 'react-router';

import type { ApiError, Operation } from '@husvaer/contract/operation';
import type { ProofWay } from '@husvaer/domain/accounts/safeguards';

import { MAINTENANCE_PATH, maintenanceFrom } from './maintenance.ts';
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

  /** The error's code, or nothing where the answer names none of ours. */
  get code(): string {
    return this.errors[0]?.extensions.code ?? '';
  }

  /** What the error came with. */
  get params(): Readonly<Record<string, unknown>> {
    return this.errors[0]?.extensions.params ?? {};
  }

  /** Whether nobody has looked at the call: the house is busy, and may be asked again. */
  get isBusy(): boolean {
    return this.code === 'request.unavailable';
  }
}

/**
 * The errors that a refused call's body names: a list of `errors`, or one as the calls under `/auth` say it
 * (`error`). What has no code of ours has the empty code; a body in another shape, such as a proxy's,
 * names none.
 */
export function errorsIn(body: unknown): ApiError[] {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const listed: unknown[] = Array.isArray(said['errors']) ? said['errors'] : [];
  const errors = listed.flatMap((one) => asApiError(one as Partial<ApiError> | null));
  return errors.length > 0 ? errors : asApiError({ message: said['error'] });
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

/** The status of an error that names none. */
const OTHER = 400;

/** What every call is answered while the house is closed for work (specification, section 8). */
const CLOSED = 'Maintenance mode on';

const isClosed = (errors: readonly ApiError[] | undefined): boolean =>
  errors?.some(({ message }) => message === CLOSED) ?? false;

/** What a refused call throws. While the house is closed for work it leads to where one waits, and from there back, and never ends. */
export async function failureOf(
  status: number,
  errors: readonly ApiError[] = [],
): Promise<ApiFailure> {
  if (isClosed(errors)) return waiting();
  await errorTexts();
  return new ApiFailure(status, errors);
}

/** Milliseconds that a failure waits for the texts of errors, where they do not come. */
const TEXTS_WAIT = 3000;

let errorTexts = (): Promise<unknown> => Promise.resolve();

/** Fetches the texts of errors by `fetch` before a failure is thrown: who handles it can say at once what it means. */
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

/**
 * A file that only whoever is logged in may have; what is asked of it is sent as a body where it may be
 * more than an address takes. Throws {@link ApiFailure} as {@link send} does.
 */
export const fetchFile = (path: string, asked?: object): Promise<Blob> =>
  send(
    path,
    asked
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
          repeatable: true,
        }
      : { method: 'GET' },
    (response) => response.blob(),
  );

/**
 * A call in the name of whoever is logged in, or of a visitor. What a status means for the session and
 * for the page is decided here, once for every call (decision 029). Throws {@link ApiFailure} for what is
 * left to be told.
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
  let failure = await readFailure(response);
  if (failure && isAccessDenied(failure) && tokens()) {
    const { renew } = await import('./refresh.ts');
    if (!(await renew(used))) return leaving();
    response = await askNow(path, carrying(bearer(), init));
    failure = await readFailure(response);
  }
  const ways = failure && waysAsked(failure);
  if (ways && tokens() && (await proved(ways))) return sendNow(path, init, read);
  if (failure) return refused(failure);
  const answer = await read(response);
  // GraphQL may say it with a status that says nothing.
  const [first, ...more] = 'errors' in answer ? errorsIn(answer) : [];
  if (first) return refused(new ApiFailure(first.extensions.statusCode, [first, ...more]));
  return answer;
}

/** Leads away from a page whose call was refused, where that is what a status asks for; else throws the failure. */
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

/** Asks somebody to prove who they are by one of these ways, and says whether they did. */
type AskProof = (ways: readonly ProofWay[]) => Promise<boolean>;

/** Whoever asks comes with the page's scripts, maybe after what is asked for first. */
let asker = Promise.withResolvers<AskProof>();
let proving: Promise<boolean> | null = null;

/** Has people asked for a proof by `ask` when a call takes one. Returns what takes that back. */
export function provingBy(ask: AskProof): () => void {
  asker.resolve(ask);
  return () => void (asker = Promise.withResolvers());
}

/** Calls that are refused at once wait for one proof. */
function proved(ways: readonly ProofWay[]): Promise<boolean> {
  proving ??= asker.promise.then((ask) => ask(ways)).finally(() => (proving = null));
  return proving;
}

/** What takes a fresh proof of who asks. */
export const PROOF_NEEDED = 'accounts.fresh_proof_needed';

function waysAsked({ status, errors }: ApiFailure): readonly ProofWay[] | null {
  const needed = errors.find(({ extensions: { code } }) => code === PROOF_NEEDED);
  return status === 403 && needed ? (needed.extensions.params['ways'] as ProofWay[]) : null;
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
/** What a proxy says of a house that it can't reach. */
const NOT_REACHED = [502, 504];

async function askTwice(path: string, init: RequestInit): Promise<Response> {
  const first = await ask(path, init).catch((error: unknown) => {
    if (init.signal?.aborted || !navigator.onLine) throw error;
    return null;
  });
  if (first && !(await isNotNow(first))) return first;
  await new Promise((waited) => setTimeout(waited, AGAIN));
  return ask(path, init);
}

/** Whether a call may get another answer in a moment. */
async function isNotNow(response: Response): Promise<boolean> {
  return NOT_REACHED.includes(response.status) || ((await readFailure(response))?.isBusy ?? false);
}

const carrying = (token: string | null, init: Sending): RequestInit => ({
  ...init,
  headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
});

/** A 403 that gives no reason of its own: the token's time is over, or somebody before the house denies access. */
const isAccessDenied = ({ status, code }: ApiFailure): boolean =>
  status === 403 && (code === '' || code === 'accounts.token_expired');

/** 401 for a proof or an identity that was not accepted. It says nothing of the session. */
const NOT_ACCEPTED = ['accounts.passkey_failed', 'accounts.identity_failed'];

/** Whether nobody is logged in any more, by the status alone (specification, section 8). */
function endingBy(failure: ApiFailure): Ending | null {
  const { status, code, message } = failure;
  if (message === 'account_deactivated') return 'deactivated';
  if (NOT_ACCEPTED.includes(code) || failure.isBusy) return null;
  return status === 401 || status === 503 || isAccessDenied(failure) ? 'unauthorized' : null;
}

/** What a loader throws so that the page answers with the API's own status and says why. */
export interface PageError {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** Turns an API failure into the answer of the page as a whole; everything else goes on as it is. */
export function asPageError(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  return data<PageError>({ code: error.code, params: error.params }, { status: error.status });
}
