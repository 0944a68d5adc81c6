import { data, type RouterContextProvider } from 'react-router';

import type { PageError } from './api.ts';
import { siteContext } from './site.ts';

type Context = Readonly<RouterContextProvider>;

/** For loaders of pages that partner sites don't have: there they answer 404. */
export function publicSiteOnly(context: Context): null {
  if (!context.get(siteContext).partner) return null;
  throw notHere();
}

/** For loaders of pages that only partner sites have: on the public site they answer 404. */
export function partnerSiteOnly(context: Context): null {
  if (context.get(siteContext).partner) return null;
  throw notHere();
}

const notHere = () => data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
