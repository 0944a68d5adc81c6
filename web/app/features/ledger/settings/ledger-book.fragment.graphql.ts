// Made by script/generate from ledger-book.fragment.graphql.
import type { ClientAccountChangeRowFragment } from './client-account-change.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LedgerBookTermsFragment = { name: string, orgNumber: string, address: string, email: string, isInVat: boolean, isInBusiness: boolean, clientAccount: string, isAccountProved: boolean, isAccountRefused: boolean, bic: string, bankCustomerId: string | null, kidSource: Types.KidSource, orderFormat: Types.OrderFormat, chargeCodes: Array<string>, clientAccountChange: ClientAccountChangeRowFragment | null };
