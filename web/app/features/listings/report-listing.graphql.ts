// Made by script/generate from report-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReportListingMutationVariables = Exact<{
  listingId: string;
  reason: Types.ListingReportReason;
  text?: string | null | undefined;
}>;


export type ReportListingMutation = { reportListing: { _id: string } };

export const ReportListing: Operation<ReportListingMutation, ReportListingMutationVariables> = {
  name: "ReportListing",
  source: "mutation ReportListing($listingId:ID!$reason:ListingReportReason!$text:String){reportListing(inputData:{listingId:$listingId reason:$reason text:$text}){_id}}",
};
