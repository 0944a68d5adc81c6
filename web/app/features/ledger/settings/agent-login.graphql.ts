// Made by script/generate from agent-login.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgentLoginQueryVariables = Exact<{
  partnerId: string;
}>;


export type AgentLoginQuery = { getAgentLogin: { isStrong: boolean } };

export const AgentLogin: Operation<AgentLoginQuery, AgentLoginQueryVariables> = {
  name: "AgentLogin",
  source: "query AgentLogin($partnerId:ID!){getAgentLogin(queryData:{partnerId:$partnerId}){isStrong}}",
};
