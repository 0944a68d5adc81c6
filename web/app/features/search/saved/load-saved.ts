import type { ClientLoaderFunctionArgs } from 'react-router';

import type { Operation } from '@husvaer/contract/operation';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';

/** A query for the user's own data, made in the browser; users who are not logged in go to the login. */
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

/** The page that a URL requests, from 1. */
export function pageIn(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page < 100 ? page : 1;
}
