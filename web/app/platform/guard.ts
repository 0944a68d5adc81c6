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

/** The cookies by which the server knows that a user is logged in. Only the API checks their validity. */
const COOKIES = [/(?:^|;\s*)accessToken=[^;]/, /(?:^|;\s*)refreshToken=[^;]/];

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** For loaders of pages for logged-in users: others go to the login and come back. */
export function loggedInOnly(args: Args): null {
  if (isLoggedIn(args)) return null;
  throw redirect(withReturn('/login', pathOf(args)));
}

/** Like {@link loggedInOnly}, with login at the identity provider; passes on the result of a signing. */
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
