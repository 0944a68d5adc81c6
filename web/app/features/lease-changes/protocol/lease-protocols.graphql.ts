// Made by script/generate from lease-protocols.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';
import type { LeasePaperCardFragment } from '../../leases/paper.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseProtocolsQueryVariables = Exact<{
  id: string;
}>;


export type LeaseProtocolsQuery = { getSingleLeaseForPublicSite: { _id: string, mayWrite: boolean, useCosts: Array<Types.UseCost>, securityAmount: number | null, tenantNames: Array<string>, property: { name: string }, partner: { _id: string } | null, landlord: { _id: string, name: string } | null, signers: Array<{ signedAt: string | null }>, papers: Array<LeasePaperCardFragment> }, getLeaseProtocols: Array<{ kind: Types.ProtocolKind, version: number, signedAt: string | null, takenOn: string, note: string | null, meters: Array<{ meter: Types.Meter, number: string | null, reading: string }>, keys: Array<{ name: string, count: number }>, rooms: Array<{ name: string, condition: Types.RoomCondition, note: string | null, photos: Array<FileAttachmentFragment> }>, deposit: { toLandlord: number, reason: string | null } | null }> };

export const LeaseProtocols: Operation<LeaseProtocolsQuery, LeaseProtocolsQueryVariables> = {
  name: "LeaseProtocols",
  source: "query LeaseProtocols($id:ID!){getSingleLeaseForPublicSite(queryData:{contractId:$id}){_id mayWrite useCosts securityAmount tenantNames property{name}partner{_id}landlord{_id name}signers{signedAt}papers{...LeasePaperCard}}getLeaseProtocols(queryData:{contractId:$id}){kind version signedAt takenOn meters{meter number reading}keys{name count}rooms{name condition note photos{...FileAttachment}}note deposit{toLandlord reason}}}fragment FileAttachment on File{_id title name size}fragment LeasePaperCard on LeasePaper{kind state fileId signingUrl signers{...LeaseSignerLine}end{...SigningEndLine}}fragment LeaseSignerLine on LeaseSigner{_id name role signedAt seenAt openedAt otherName otherNameConfirmedAt mayConfirmName isOrganisation mayMove}fragment SigningEndLine on SigningEnd{status name enReason:reason(language:en)noReason:reason(language:no)at}",
};
