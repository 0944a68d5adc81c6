import type { ClientLoaderFunctionArgs } from 'react-router';

import type { Operation } from '@husvaer/contract/operation';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';

/** A query for the user's own data, made in the browser: server rendering has no token of the user. */
export async function loadOwn<Data, Variables extends Record<string, unknown>>(
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
