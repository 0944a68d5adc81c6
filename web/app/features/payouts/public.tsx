export { PayoutBadges, RefundBadge } from './payout-badges.tsx';
export { type Payout } from './details/payout.ts';
export { PayoutDetails } from './details/payout-details.graphql.ts';
export { PayoutDrawer } from './details/payout-drawer.tsx';
export { payoutPath, refundPath, withAgency } from './back-office/paths.ts';
