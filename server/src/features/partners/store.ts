import type { Selectable } from 'kysely';

import type { PartnerSettings } from '@husvaer/domain/partners/settings';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'partner'>>();

/** An agency's licence to find tenants for landlords. */
export interface Licence {
  /** As the register of Finanstilsynet has it. */
  of: string;
  responsibleBroker: string;
}

export interface Partner extends Omit<PartnerSettings, 'features'> {
  id: string;
  /** Features given once are kept, even if they no longer exist. */
  features: string[];
  /** From the agents' presentation; read here and never written. */
  phoneNumber?: string | null;
  email?: string | null;
  streetAddress?: string | null;
  licence?: Licence | null;
  /** As registered by the authorities (`identifyPartner`). */
  legalName?: string | null;
  orgNumber?: string | null;
}

export async function findPartnerBySubDomain(
  tx: ReadTx,
  subDomain: string,
): Promise<Partner | undefined> {
  const row = await sql(tx)
    .selectFrom('partner')
    .selectAll()
    .where('subDomain', '=', subDomain)
    .executeTakeFirst();
  return row && asPartner(row);
}

export async function findPartner(tx: ReadTx, id: string): Promise<Partner | undefined> {
  const [partner] = await findPartners(tx, [id]);
  return partner;
}

export async function findPartners(tx: ReadTx, ids: readonly string[]): Promise<Partner[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('partner').selectAll().where('id', 'in', ids).execute();
  return rows.map(asPartner);
}

export async function savePartner(tx: Tx, partner: Partner, at: Temporal.Instant): Promise<void> {
  const { defaultFindHomeLocation: location } = partner;
  const row = {
    name: partner.name,
    logo: partner.logo,
    color: partner.color,
    siteUrl: partner.siteUrl,
    cityPlaceId: location.cityPlaceId,
    defaultMapZoom: location.defaultMapZoom,
    defaultMapLocation: location.defaultMapLocation,
    defaultLat: location.lat,
    defaultLng: location.lng,
    currencySettings: partner.currencySettings && JSON.stringify(partner.currencySettings),
    features: partner.features,
  };
  await sql(tx)
    .insertInto('partner')
    .values({ id: partner.id, subDomain: partner.subDomain, createdAt: at.toString(), ...row })
    .onConflict((conflict) => conflict.column('subDomain').doUpdateSet(row))
    .execute();
}

/** Returns whether there is such an agency. */
export async function saveIdentity(
  tx: Tx,
  { id, legalName, orgNumber }: { id: string; legalName: string; orgNumber: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('partner')
    .set({ legalName, orgNumber })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const asPartner = (row: Selectable<Tables['partner']>): Partner => ({
  id: row.id,
  subDomain: row.subDomain,
  name: row.name,
  logo: row.logo,
  color: row.color,
  siteUrl: row.siteUrl,
  defaultFindHomeLocation: {
    cityPlaceId: row.cityPlaceId,
    defaultMapZoom: row.defaultMapZoom,
    defaultMapLocation: row.defaultMapLocation,
    lat: row.defaultLat,
    lng: row.defaultLng,
  },
  currencySettings: row.currencySettings,
  features: row.features,
  phoneNumber: row.phoneNumber,
  licence:
    row.licence !== null && row.responsibleBroker !== null
      ? { of: row.licence, responsibleBroker: row.responsibleBroker }
      : null,
  email: row.email,
  streetAddress: row.streetAddress,
  legalName: row.legalName,
  orgNumber: row.orgNumber,
});
