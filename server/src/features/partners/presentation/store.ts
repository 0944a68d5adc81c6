import type { PartnerPresentation } from '@husvaer/domain/partners/presentation';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'partner' | 'partnerPerson'>>();

export type PresentationTexts = Omit<PartnerPresentation, 'partnerId' | 'people'>;
type ShownPerson = PartnerPresentation['people'][number];

export const findTexts = (tx: ReadTx, partnerId: string): Promise<PresentationTexts | undefined> =>
  sql(tx)
    .selectFrom('partner')
    .select([
      'aboutNo',
      'aboutEn',
      'phoneNumber',
      'email',
      'streetAddress',
      'licence',
      'responsibleBroker',
    ])
    .where('id', '=', partnerId)
    .executeTakeFirst();

/** The people that an agency shows on its site, in its order. */
export const findShownPeople = (tx: ReadTx, partnerId: string): Promise<ShownPerson[]> =>
  sql(tx)
    .selectFrom('partnerPerson')
    .select(['accountId', 'title', 'phoneNumber', 'email'])
    .where('partnerId', '=', partnerId)
    .orderBy('position')
    .execute();

/** Replaces an agency's presentation. */
export async function savePresentation(
  tx: Tx,
  { partnerId, people, ...texts }: PartnerPresentation,
): Promise<void> {
  await sql(tx)
    .updateTable('partner')
    .set({
      aboutNo: texts.aboutNo,
      aboutEn: texts.aboutEn,
      phoneNumber: texts.phoneNumber,
      email: texts.email,
      streetAddress: texts.streetAddress,
      licence: texts.licence,
      responsibleBroker: texts.responsibleBroker,
    })
    .where('id', '=', partnerId)
    .execute();
  await sql(tx).deleteFrom('partnerPerson').where('partnerId', '=', partnerId).execute();
  if (people.length === 0) return;
  const rows = people.map(({ accountId, title, phoneNumber, email }, position) => ({
    partnerId,
    accountId,
    position,
    title,
    phoneNumber,
    email,
  }));
  await sql(tx).insertInto('partnerPerson').values(rows).execute();
}

/** What agencies show about a person. */
export const findShownOf = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('partnerPerson')
    .innerJoin('partner', 'partner.id', 'partnerPerson.partnerId')
    .select(['partner.name as partner', 'partnerPerson.title'])
    .select(['partnerPerson.phoneNumber', 'partnerPerson.email'])
    .where('accountId', '=', accountId)
    .orderBy('partner.name')
    .execute();

/** Removes a deleted account from all presentations. */
export async function forgetShown(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('partnerPerson').where('accountId', '=', accountId).execute();
}
