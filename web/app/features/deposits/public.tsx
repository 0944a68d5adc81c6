export { DepositBadge } from './deposit-badge.tsx';
