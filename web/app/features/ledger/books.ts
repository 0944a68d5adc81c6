import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { ApiFailure, asPageError, type PageError } from '../../platform/api.ts';
import { identifiedOnly, loggedInOnly } from '../../platform/guard.ts';
import { session } from '../../platform/session.ts';
import { siteContext } from '../../platform/site.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** For loaders: an agency's site has the agency's back office; its agents log in at the identity provider. */
export const backOfficeGuard = (args: Args): null =>
  args.context.get(siteContext).partner ? identifiedOnly(args) : loggedInOnly(args);

/**
 * The partner id of the back office on this site, in the browser: the agency's on its site, for its agents;
 * null, the operator's, on the public site, for bookkeepers. An auditor reads either. Other users get a 404.
 */
export function booksOf(args: ClientLoaderFunctionArgs): string | null {
  backOfficeGuard(args);
  const { partner } = args.context.get(siteContext);
  const roles = session()?.siteRoles ?? [];
  const hasBooks = runsBooks(roles, partner !== null) || isAuditor(roles, partner !== null);
  if (hasBooks && !partner) return null;
  if (hasBooks && partner?.partnerId) return partner.partnerId;
  throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
}

const runsBooks = (roles: readonly string[], isAgency: boolean): boolean =>
  roles.includes(isAgency ? 'agent' : 'bookkeeper');

/** Whether a person with these roles on a site only reads the books of an agency's site, or of the public site. */
export const isAuditor = (roles: readonly string[], isAgency: boolean): boolean =>
  roles.includes('auditor') && !runsBooks(roles, isAgency);

/** Whether the user of a back office only reads its books. */
export const onlyReads = (args: ClientLoaderFunctionArgs): boolean =>
  isAuditor(session()?.siteRoles ?? [], args.context.get(siteContext).partner !== null);

/** The search parameter with the agency whose payments a bookkeeper of the operator approves. */
export const AGENCY = 'agency';

/** Like {@link booksOf}, or the agency in the URL, for a bookkeeper of the operator who approves its payments. */
export const booksToApproveOf = (args: ClientLoaderFunctionArgs): string | null =>
  booksOf(args) ?? new URL(args.request.url).searchParams.get(AGENCY);

/** The answer of a call; null if there are no books yet, which the frame then shows. */
export async function nullWithoutBooks<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ledger.not_found') return null;
    throw asPageError(error);
  }
}

/** The operator's books in a path, in place of an agency's id. */
const OPERATOR = 'operator';

/** The books in a path. */
export const booksInPath = (partnerId: string | null): string => partnerId ?? OPERATOR;
