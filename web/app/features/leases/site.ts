import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import { identifiedOnly, loggedInOnly } from '../../platform/guard.ts';
import { partnerSiteOnly, publicSiteOnly } from '../../platform/public-site-only.ts';
import { session } from '../../platform/session.ts';
import { siteContext, useSite } from '../../platform/site.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** The root path of leases on this site. */
export const useRoot = (): string => (useSite().partner ? '/lease' : '/my-lease');

/** Returns whether a lease is read on this site: an agency's on its own, any other on the public one. */
export function useIsOnThisSite() {
  const { partner: host } = useSite();
  return ({ partner }: { partner: { _id: string } | null }): boolean =>
    (partner?._id ?? null) === (host?.partnerId ?? null);
}

/** Whether a lease is a draft that the user may edit on this site. */
export const isWritable = (
  args: Args,
  lease: { leaseStatus: LeaseStatus; mayWrite: boolean; partner: { _id: string } | null },
): boolean =>
  lease.leaseStatus === 'new' &&
  lease.mayWrite &&
  (lease.partner?._id ?? null) === partnerIdOf(args);

/** Whether a lease is out for signing, and read on this site. */
export const isOutForSigning = (
  args: Args,
  lease: { leaseStatus: LeaseStatus; partner: { _id: string } | null },
): boolean =>
  lease.leaseStatus === 'in_progress' && (lease.partner?._id ?? null) === partnerIdOf(args);

/**
 * For loaders: `/lease` exists on partner sites only, `/my-lease` on the public one. The list of leases leads
 * to the login, and a partner's lease to the identity provider (specification, section 2).
 */
export function leasesGuard(args: Args): null {
  const { pathname } = new URL(args.request.url);
  const isPartners = pathname.startsWith('/lease');
  const isHere = isPartners ? partnerSiteOnly(args.context) : publicSiteOnly(args.context);
  const isOneLease = /^\/lease\/./.test(pathname);
  return isHere ?? (isOneLease ? identifiedOnly(args) : loggedInOnly(args));
}

/** The partner of this site; null on the public one. */
export const partnerIdOf = ({ context }: Args): string | null =>
  context.get(siteContext).partner?.partnerId ?? null;

/** The partner of this site, if the user is one of its agents; else null. In the browser. */
export const agencyOf = (args: ClientLoaderFunctionArgs): string | null =>
  session()?.siteRoles.includes('agent') ? partnerIdOf(args) : null;

/** Whether the user is a janitor of this site's partner. In the browser. */
export const isJanitor = (args: ClientLoaderFunctionArgs): boolean =>
  partnerIdOf(args) !== null && (session()?.siteRoles.includes('janitor') ?? false);
