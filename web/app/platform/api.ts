import { createContext, data, redirect } from 'react-router';

import type { ApiError, Operation } from '@husvaer/contract/operation';

/** A call to the API, the same in the browser and where pages are rendered. */
export type Api = <Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: { signal?: AbortSignal },
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

/** The API over the network. */
export const browserApi: Api = async (operation, variables, options) => {
  const response = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: operation.name, query: operation.source, variables }),
    signal: options?.signal,
  });
  const answer = (await response.json()) as { data?: unknown; errors?: ApiError[] };
  if (isClosed(answer.errors)) {
    location.assign(MAINTENANCE_PATH);
    // Whoever asked leaves with the page.
    return new Promise<never>(() => undefined);
  }
  if (!response.ok || answer.errors) throw new ApiFailure(response.status, answer.errors ?? []);
  return answer.data as never;
};

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
