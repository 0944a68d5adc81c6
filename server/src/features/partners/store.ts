import type { ColumnType, Selectable } from 'kysely';

import type { CurrencySettings } from '@husvaer/domain/partners/currency';
import type { PartnerSettings } from '@husvaer/domain/partners/settings';

import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface PartnerTables {
  partner: {
    id: string;
    sub_domain: string;
    name: string;
    logo: string | null;
    color: string | null;
    site_url: string | null;
    city_place_id: string | null;
    default_map_zoom: number | null;
    default_map_location: string | null;
    default_lat: number | null;
    default_lng: number | null;
    currency_settings: ColumnType<CurrencySettings | null, string | null, string | null>;
    features: string[];
    phone_number: ColumnType<string | null, never, never>;
    email: ColumnType<string | null, never, never>;
    street_address: ColumnType<string | null, never, never>;
    licence: ColumnType<string | null, never, never>;
    responsible_broker: ColumnType<string | null, never, never>;
    legal_name: ColumnType<string | null, never, string>;
    org_number: ColumnType<string | null, never, string>;
    created_at: string;
  };
}

const sql = owns<PartnerTables>();

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
    .where('sub_domain', '=', subDomain)
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
    site_url: partner.siteUrl,
    city_place_id: location.cityPlaceId,
    default_map_zoom: location.defaultMapZoom,
    default_map_location: location.defaultMapLocation,
    default_lat: location.lat,
    default_lng: location.lng,
    currency_settings: partner.currencySettings && JSON.stringify(partner.currencySettings),
    features: partner.features,
  };
  await sql(tx)
    .insertInto('partner')
    .values({ id: partner.id, sub_domain: partner.subDomain, created_at: at.toString(), ...row })
    .onConflict((conflict) => conflict.column('sub_domain').doUpdateSet(row))
    .execute();
}

/** Saves an agency's registered name and number. */
export async function identifyPartner(
  tx: Tx,
  { id, legalName, orgNumber }: { id: string; legalName: string; orgNumber: string },
): Promise<void> {
  await sql(tx)
    .updateTable('partner')
    .set({ legal_name: legalName, org_number: orgNumber })
    .where('id', '=', id)
    .execute();
}

const asPartner = (row: Selectable<PartnerTables['partner']>): Partner => ({
  id: row.id,
  subDomain: row.sub_domain,
  name: row.name,
  logo: row.logo,
  color: row.color,
  siteUrl: row.site_url,
  defaultFindHomeLocation: {
    cityPlaceId: row.city_place_id,
    defaultMapZoom: row.default_map_zoom,
    defaultMapLocation: row.default_map_location,
    lat: row.default_lat,
    lng: row.default_lng,
  },
  currencySettings: row.currency_settings,
  features: row.features,
  phoneNumber: row.phone_number,
  licence:
    row.licence !== null && row.responsible_broker !== null
      ? { of: row.licence, responsibleBroker: row.responsible_broker }
      : null,
  email: row.email,
  streetAddress: row.street_address,
  legalName: row.legal_name,
  orgNumber: row.org_number,
});
