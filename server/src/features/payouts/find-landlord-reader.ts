import { findPeople, findReachable } from '../accounts/public.ts';
import { mailSender, siteAddress } from '../partners/public.ts';
import type { Property } from '../properties/public.ts';
import type { MailReader } from '../../platform/mail/layout.ts';
import type { Work } from '../../platform/work.ts';

/** The landlord of a home with a page of its agency's site; undefined if no mail reaches them. */
export async function findLandlordReader(
  work: Work,
  { landlordId, partnerId }: Pick<Property, 'landlordId' | 'partnerId'>,
  path: string,
): Promise<{ to: string; reader: MailReader } | undefined> {
  const to = (await findReachable(work.tx, [landlordId])).get(landlordId);
  const [person] = await findPeople(work.tx, [landlordId]);
  if (!to || !person) return undefined;
  const url = new URL(path, await siteAddress(work, partnerId)).href;
  const sender = await mailSender(work, partnerId);
  return { to: to.email, reader: { language: to.language, name: person.name, url, sender } };
}
