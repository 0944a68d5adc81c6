import type { ClientLoaderFunctionArgs } from 'react-router';

import type { Operation } from '@husvaer/contract/operation';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';

/** What is somebody's own, asked for in the browser; whoever is not logged in goes to the login. */
export async function loadSaved<Data, Variables extends Record<string, unknown>>(
  args: ClientLoaderFunctionArgs,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  loggedInOnly(args);
  try {
    return await args.context.get(apiContext)(operation, variables);
  } catch (error) {
    throw asPageError(error);
  }
}

/** Which page an address asks for, from 1. */
export function pageIn(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page < 100 ? page : 1;
}
