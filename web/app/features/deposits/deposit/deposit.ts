import type { DepositQuery } from './deposit.graphql.ts';

export type Deposit = NonNullable<DepositQuery['getDeposit']>;
export type Release = NonNullable<Deposit['release']>;
