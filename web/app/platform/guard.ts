import {
  redirect,
  redirectDocument,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { identityLogin } from './auth.ts';
import { withReturn } from './return-to.ts';
import { tokens } from './session.ts';
import { siteContext } from './site.ts';

/** The cookies by which the server knows that somebody is logged in. Whether they are true, the API says. */
const COOKIES = [/(?:^|;\s*)accessToken=[^;]/, /(?:^|;\s*)refreshToken=[^;]/];

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** For loaders of pages of one's own: whoever is not logged in goes to the login, and comes back. */
export function loggedInOnly(args: Args): null {
  if (isLoggedIn(args)) return null;
  throw redirect(withReturn('/login', pathOf(args)));
}

/** The same where one logs in with the identity provider, and what a signing ended with is carried along. */
export function identifiedOnly(args: Args): null {
  if (isLoggedIn(args)) return null;
  const { pathname, searchParams } = new URL(args.request.url);
  const { partner } = args.context.get(siteContext);
  const status = searchParams.get('signingStatus');
  const carried = status === 'cancel' || status === 'error' ? { signingStatus: status } : {};
  throw redirectDocument(identityLogin(pathname, partner?.partnerId, carried));
}

const isLoggedIn = ({ request }: Args): boolean =>
  typeof document === 'undefined'
    ? COOKIES.every((cookie) => cookie.test(request.headers.get('cookie') ?? ''))
    : tokens() !== null;

function pathOf({ request }: Args): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
