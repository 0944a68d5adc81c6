import { route, type RouteConfig } from '@react-router/dev/routes';

const folder = 'features/deposits';

export const deposits = [
  route('deposit/kyc_form/:referenceNumber', `${folder}/kyc/kyc-page.tsx`),
  // Next to the lease's page: on partner sites and on the public one.
  ...['lease', 'my-lease'].map((root) =>
    route(`${root}/:id/deposit`, `${folder}/deposit/deposit-page.tsx`, { id: `${root}-deposit` }),
  ),
] satisfies RouteConfig;
