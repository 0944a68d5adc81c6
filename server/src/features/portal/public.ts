export { moneyOf, type LeaseMoney } from './money.ts';
