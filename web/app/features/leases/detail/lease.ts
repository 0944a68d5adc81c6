import type { LeaseDetailFragment } from './lease.fragment.graphql.ts';

/** As much of a lease as its own parts of a page read; who makes the page asks for it. */
export type Lease = LeaseDetailFragment;
export type LeasePaper = Lease['papers'][number];
export type LeaseNotice = NonNullable<Lease['notice']>;

/** Somebody and how they are reached. */
export interface Person {
  name: string;
  email: string;
  phoneNumber: string | null;
}
