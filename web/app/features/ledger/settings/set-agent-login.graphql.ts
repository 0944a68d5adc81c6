// Made by script/generate from set-agent-login.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetAgentLoginMutationVariables = Exact<{
  inputData: Types.SetAgentLoginInputData;
}>;


export type SetAgentLoginMutation = { setAgentLogin: { isStrong: boolean } };

export const SetAgentLogin: Operation<SetAgentLoginMutation, SetAgentLoginMutationVariables> = {
  name: "SetAgentLogin",
  source: "mutation SetAgentLogin($inputData:SetAgentLoginInputData!){setAgentLogin(inputData:$inputData){isStrong}}",
};
