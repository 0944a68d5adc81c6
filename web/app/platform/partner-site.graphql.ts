// Made by script/generate from partner-site.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartnerSiteQueryVariables = Exact<{
  subDomain: string;
}>;


export type PartnerSiteQuery = { partnersSubDomain: { partnerId: string | null, isSubDomainExists: boolean, isPublic: boolean, name: string | null, logo: string | null, color: string | null, partnerSiteURL: string | null, phoneNumber: string | null, email: string | null, streetAddress: string | null, licence: string | null, responsibleBroker: string | null, features: Array<string>, defaultFindHomeLocation: { cityPlaceId: string | null, defaultMapZoom: number | null, defaultMapLocation: string | null, lat: number | null, lng: number | null } | null, currencySettings: { decimalSeparator: string, thousandSeparator: string, numberOfDecimal: number, currencySymbol: string, currencyPosition: string } | null } };

export const PartnerSite: Operation<PartnerSiteQuery, PartnerSiteQueryVariables> = {
  name: "PartnerSite",
  source: "query PartnerSite($subDomain:String!){partnersSubDomain(queryData:{subDomain:$subDomain partnerSiteType:public}){partnerId isSubDomainExists isPublic name logo color partnerSiteURL phoneNumber email streetAddress licence responsibleBroker features defaultFindHomeLocation{cityPlaceId defaultMapZoom defaultMapLocation lat lng}currencySettings{decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition}}}",
};
