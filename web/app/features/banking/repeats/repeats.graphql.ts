// Made by script/generate from repeats.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RepeatsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  withExpected: boolean;
  limit: number;
  skip: number;
}>;


export type RepeatsQuery = { getRepeatedPayments: { data: Array<{ _id: string, amount: number, paidOn: string, kid: string | null, text: string | null, counterpartyName: string | null, counterpartyAccount: string | null, reference: string | null, isExpected: boolean, repeatsState: Types.BankLineState, repeatsId: string, bookedAt: string | null, bookedByName: string | null, note: string | null, told: BankPlaceFragment, repeats: BankPlaceFragment }>, metaData: { totalDocuments: number } } };

export type BankPlaceFragment = { fileName: string, format: Types.BankFileFormat, receivedAt: string, position: number };

export const Repeats: Operation<RepeatsQuery, RepeatsQueryVariables> = {
  name: "Repeats",
  source: "query Repeats($partnerId:ID$withExpected:Boolean!$limit:Int!$skip:Int!){getRepeatedPayments(queryData:{partnerId:$partnerId withExpected:$withExpected}optionData:{limit:$limit skip:$skip}){data{_id amount paidOn kid text counterpartyName counterpartyAccount reference isExpected told{...BankPlace}repeats{...BankPlace}repeatsState repeatsId bookedAt bookedByName note}metaData{totalDocuments}}}fragment BankPlace on BankFilePlace{fileName format receivedAt position}",
};
