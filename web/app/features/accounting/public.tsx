export { LedgerTabs } from './ledger-tabs.tsx';
