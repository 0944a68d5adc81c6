import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/banking';

/** Shown within the back office. */
export const banking = [
  route('exceptions', `${folder}/exceptions/exceptions-page.tsx`),
  route('exceptions/repeated', `${folder}/repeats/repeats-page.tsx`),
  route('exceptions/answers', `${folder}/answers/answers-page.tsx`),
  route('exceptions/conflicts', `${folder}/conflicts/conflicts-page.tsx`),
  route('payouts/refunds', `${folder}/surpluses/refunds-page.tsx`),
  route('activity', `${folder}/activity/activity-page.tsx`),
  route('movements/:lineId', `${folder}/movements/movement-page.tsx`),
  route('files', `${folder}/files/files-page.tsx`),
  route('reconciliation', `${folder}/reconciliation/reconciliation-page.tsx`),
] satisfies RouteConfig;
