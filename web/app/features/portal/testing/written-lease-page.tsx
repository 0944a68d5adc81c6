import { render, type Reader } from '../../../testing/render.tsx';
import { SignInPrompt } from '../../accounts/public.tsx';
import type { LeaseQuery } from '../lease.graphql.ts';
import LeasePage from '../lease-page.tsx';

export { Lease as query } from '../lease.graphql.ts';

/** The text of a lease's page. */
export const textOf = (found: LeaseQuery, reader: Reader): string =>
  render(
    <SignInPrompt>
      <LeasePage loaderData={{ found, staleSince: null }} />
    </SignInPrompt>,
    reader,
  ).text;
