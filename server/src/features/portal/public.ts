export { ClaimType } from './graphql.ts';
export { moneyOf, type LeaseMoney } from './money.ts';
