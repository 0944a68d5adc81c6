import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { ApiFailure, asPageError, type PageError } from '../../platform/api.ts';
import { identifiedOnly } from '../../platform/guard.ts';
import { partnerSiteOnly } from '../../platform/public-site-only.ts';
import { session } from '../../platform/session.ts';
import { siteContext } from '../../platform/site.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** For loaders: the desk is on partner sites alone, where agents are known by the identity provider. */
export const deskGuard = (args: Args): null =>
  partnerSiteOnly(args.context) ?? identifiedOnly(args);

/** The agency whose desk this is, in the browser. For everybody but agents there is no such page. */
export function agencyOf(args: ClientLoaderFunctionArgs): string {
  deskGuard(args);
  const { partner } = args.context.get(siteContext);
  if (partner?.partnerId && session()?.roles.includes('agent')) return partner.partnerId;
  throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
}

/** What a call answers; null where the agency has no books yet, which the frame then says. */
export async function unlessNoBooks<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ledger.not_found') return null;
    throw asPageError(error);
  }
}
