export { DepositForm } from './deposit-form.tsx';
export { DepositSettings, type DepositSettingsQuery } from './deposit-settings.graphql.ts';
