// Made by script/generate from send-protocol.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SendProtocolMutationVariables = Exact<{
  id: string;
  kind: Types.ProtocolKind;
  language: Types.Language;
}>;


export type SendProtocolMutation = { sendProtocol: { _id: string } };

export const SendProtocol: Operation<SendProtocolMutation, SendProtocolMutationVariables> = {
  name: "SendProtocol",
  source: "mutation SendProtocol($id:ID!$kind:ProtocolKind!$language:Language!){sendProtocol(inputData:{contractId:$id kind:$kind language:$language}){_id}}",
};
