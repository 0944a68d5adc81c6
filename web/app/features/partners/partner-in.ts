import { data, type RouterContextProvider } from 'react-router';

import type { PageError } from '../../platform/api.ts';
import { siteContext } from '../../platform/site.ts';

/** The partner of this site. On the public site agents' pages don't exist: throws a 404. */
export function partnerIn(context: Readonly<RouterContextProvider>): string {
  const id = context.get(siteContext).partner?.partnerId;
  if (id) return id;
  throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
}
