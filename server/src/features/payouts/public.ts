export { takeDebits } from './orders/take-debits.ts';
export { takePaymentReport, type TakenReport } from './orders/take-report.ts';
