import type { PartnerPresentation } from '@husvaer/domain/partners/presentation';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface PresentationTables {
  partner: {
    id: string;
    name: string;
    about_no: string | null;
    about_en: string | null;
    phone_number: string | null;
    email: string | null;
    street_address: string | null;
    licence: string | null;
    responsible_broker: string | null;
  };
  partner_person: {
    partner_id: string;
    account_id: string;
    position: number;
    title: string | null;
    phone_number: string | null;
    email: string | null;
  };
}

const sql = owns<PresentationTables>();

export type PresentationTexts = Omit<PartnerPresentation, 'partnerId' | 'people'>;
type ShownPerson = PartnerPresentation['people'][number];

export const findTexts = (tx: ReadTx, partnerId: string): Promise<PresentationTexts | undefined> =>
  sql(tx)
    .selectFrom('partner')
    .select([
      'about_no as aboutNo',
      'about_en as aboutEn',
      'phone_number as phoneNumber',
      'email',
      'street_address as streetAddress',
      'licence',
      'responsible_broker as responsibleBroker',
    ])
    .where('id', '=', partnerId)
    .executeTakeFirst();

/** The people that an agency shows on its site, in its order. */
export const findShownPeople = (tx: ReadTx, partnerId: string): Promise<ShownPerson[]> =>
  sql(tx)
    .selectFrom('partner_person')
    .select(['account_id as accountId', 'title', 'phone_number as phoneNumber', 'email'])
    .where('partner_id', '=', partnerId)
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
      about_no: texts.aboutNo,
      about_en: texts.aboutEn,
      phone_number: texts.phoneNumber,
      email: texts.email,
      street_address: texts.streetAddress,
      licence: texts.licence,
      responsible_broker: texts.responsibleBroker,
    })
    .where('id', '=', partnerId)
    .execute();
  await sql(tx).deleteFrom('partner_person').where('partner_id', '=', partnerId).execute();
  if (people.length === 0) return;
  const rows = people.map(({ accountId, title, phoneNumber, email }, position) => ({
    partner_id: partnerId,
    account_id: accountId,
    position,
    title,
    phone_number: phoneNumber,
    email,
  }));
  await sql(tx).insertInto('partner_person').values(rows).execute();
}

/** What agencies show about a person. */
export const findShownOf = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('partner_person')
    .innerJoin('partner', 'partner.id', 'partner_person.partner_id')
    .select(['partner.name as partner', 'partner_person.title'])
    .select(['partner_person.phone_number as phoneNumber', 'partner_person.email'])
    .where('account_id', '=', accountId)
    .orderBy('partner.name')
    .execute();

/** Removes a deleted account from all presentations. */
export async function forgetShown(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('partner_person').where('account_id', '=', accountId).execute();
}
