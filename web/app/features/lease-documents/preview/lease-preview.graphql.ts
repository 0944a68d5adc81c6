// Made by script/generate from lease-preview.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';
import type { LeaseContradictionItemFragment } from '../../leases/contradictions/contradiction.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeasePreviewQueryVariables = Exact<{
  id: string;
  language: Types.Language;
}>;


export type LeasePreviewQuery = { getSingleLeaseForPublicSite: { _id: string, version: number, leaseStatus: Types.LeaseStatus, mayWrite: boolean, isTermTooShort: boolean, contradictions: Array<LeaseContradictionItemFragment>, ownContract: FileAttachmentFragment | null, partner: { _id: string } | null, landlord: { name: string } | null, property: { name: string } }, getLeasePreview: { title: string, sections: Array<{ heading: string, blocks: Array<{ text: string | null, rows: Array<{ label: string, value: string }> }> }> }, getLeaseTenants: { data: { mainTenant: { user: { name: string } } | null, coTenants: Array<{ user: { name: string } }> } } };

export const LeasePreview: Operation<LeasePreviewQuery, LeasePreviewQueryVariables> = {
  name: "LeasePreview",
  source: "query LeasePreview($id:ID!$language:Language!){getSingleLeaseForPublicSite(queryData:{contractId:$id}){_id version leaseStatus mayWrite isTermTooShort contradictions{...LeaseContradictionItem}ownContract{...FileAttachment}partner{_id}landlord{name}property{name}}getLeasePreview(queryData:{contractId:$id language:$language}){title sections{heading blocks{text rows{label value}}}}getLeaseTenants(queryData:{contractId:$id}){data{mainTenant{user{name}}coTenants{user{name}}}}}fragment FileAttachment on File{_id title name size}fragment LeaseContradictionItem on LeaseContradiction{name key stops confirmedBy confirmedAt en:text(language:en)no:text(language:no)enAdvice:advice(language:en)noAdvice:advice(language:no)}",
};
