import { findPartner } from '../partners/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import type { Order } from './store.ts';

/** The base URL of the site an order is signed on: the partner's, or the public one. */
export async function siteOfOrder(
  { tx, origin }: Pick<ReadWork, 'tx' | 'origin'>,
  { partnerId }: Pick<Order, 'partnerId'>,
): Promise<URL> {
  const partner = partnerId ? await findPartner(tx, partnerId) : undefined;
  const site = new URL(origin);
  if (partner) site.hostname = `${partner.subDomain}.${site.hostname}`;
  return site;
}
