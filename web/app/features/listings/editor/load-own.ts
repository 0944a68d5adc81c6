import type { ClientLoaderFunctionArgs } from 'react-router';

import type { Operation } from '@husvaer/contract/operation';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';

/** What is somebody's own, asked for in the browser: its token never serves what the server renders. */
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
