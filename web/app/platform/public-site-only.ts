import { data, type RouterContextProvider } from 'react-router';

import type { PageError } from './api.ts';
import { siteContext } from './site.ts';

/** For loaders of pages that partner sites don't have: there they are not found. */
export function publicSiteOnly(context: Readonly<RouterContextProvider>): null {
  if (!context.get(siteContext).partner) return null;
  throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
}
