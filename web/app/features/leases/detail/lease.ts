import type { LeaseDetailFragment } from './lease.fragment.graphql.ts';

/** The fields of a lease that this feature's components read; the page queries them. */
export type Lease = LeaseDetailFragment;
export type LeasePaper = Lease['papers'][number];
export type LeaseNotice = NonNullable<Lease['notice']>;

/** A person with their contact details. */
export interface Person {
  name: string;
  email: string;
  phoneNumber: string | null;
}
