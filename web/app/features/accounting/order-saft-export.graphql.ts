// Made by script/generate from order-saft-export.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type OrderSaftExportMutationVariables = Exact<{
  inputData: Types.OrderSaftExportInputData;
}>;


export type OrderSaftExportMutation = { orderSaftExport: { _id: string } };

export const OrderSaftExport: Operation<OrderSaftExportMutation, OrderSaftExportMutationVariables> = {
  name: "OrderSaftExport",
  source: "mutation OrderSaftExport($inputData:OrderSaftExportInputData!){orderSaftExport(inputData:$inputData){_id}}",
};
