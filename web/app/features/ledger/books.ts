import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { ApiFailure, asPageError, type PageError } from '../../platform/api.ts';
import { identifiedOnly, loggedInOnly } from '../../platform/guard.ts';
import { session } from '../../platform/session.ts';
import { siteContext } from '../../platform/site.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** For loaders: on an agency's site the desk is its own, where agents are known by the identity provider. */
export const backOfficeGuard = (args: Args): null =>
  args.context.get(siteContext).partner ? identifiedOnly(args) : loggedInOnly(args);

/**
 * Whose desk this is, in the browser: the agency's on its site, for its agents; on the public site by null
 * the operator's, for bookkeepers. For everybody else there is no such page.
 */
export function booksOf(args: ClientLoaderFunctionArgs): string | null {
  backOfficeGuard(args);
  const { partner } = args.context.get(siteContext);
  const roles = session()?.roles ?? [];
  if (partner?.partnerId && roles.includes('agent')) return partner.partnerId;
  if (!partner && roles.includes('bookkeeper')) return null;
  throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
}

/** What a call answers; null where there are no books yet, which the frame then says. */
export async function unlessNoBooks<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ledger.not_found') return null;
    throw asPageError(error);
  }
}

/** How routes name the operator's books, in place of an agency's id. */
const OPERATOR = 'operator';

/** Whose books they are, as a route's path names it. */
export const booksInPath = (partnerId: string | null): string => partnerId ?? OPERATOR;
