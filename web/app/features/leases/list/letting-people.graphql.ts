// Made by script/generate from letting-people.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LettingPeopleQueryVariables = Exact<{
  partnerId: string;
}>;


export type LettingPeopleQuery = { getLettingPeople: { agents: Array<{ _id: string, name: string }>, landlords: Array<{ _id: string, name: string }> } };

export const LettingPeople: Operation<LettingPeopleQuery, LettingPeopleQueryVariables> = {
  name: "LettingPeople",
  source: "query LettingPeople($partnerId:ID!){getLettingPeople(queryData:{partnerId:$partnerId}){agents{_id name}landlords{_id name}}}",
};
