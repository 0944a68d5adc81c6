import { index, route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/banking';

/** The agency's money desk; each of its pages is a tab. */
export const banking = [
  route('money', `${folder}/money-frame.tsx`, [
    index(`${folder}/arrears/arrears-page.tsx`),
    route('exceptions', `${folder}/exceptions/exceptions-page.tsx`),
    route('exceptions/repeated', `${folder}/repeats/repeats-page.tsx`),
    route('payouts', `${folder}/payouts/payouts-page.tsx`),
    route('payouts/refunds', `${folder}/payouts/refunds-page.tsx`),
    route('invoices', `${folder}/invoices/invoices-page.tsx`),
    route('files', `${folder}/files/files-page.tsx`),
    route('reconciliation', `${folder}/reconciliation/reconciliation-page.tsx`),
    route('post', `${folder}/postal/postal-page.tsx`),
    route('runs', `${folder}/runs/runs-page.tsx`),
    route('ledger', `${folder}/ledger/ledger-page.tsx`),
    route('settings', `${folder}/settings/settings-index.tsx`),
    route('settings/:part', `${folder}/settings/settings-page.tsx`),
  ]),
] satisfies RouteConfig;
