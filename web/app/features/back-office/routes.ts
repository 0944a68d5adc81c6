import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'features/back-office';

/** An agency's money: each page is a tab, and most belong to the features that they show. */
export const backOffice = (pages: RouteConfigEntry[]) =>
  [
    route('money', `${folder}/money-frame.tsx`, [
      ...pages,
      route('runs', `${folder}/runs-page.tsx`),
      route('ledger', `${folder}/ledger-page.tsx`),
      route('settings', `${folder}/settings/settings-index.tsx`),
      route('settings/:part', `${folder}/settings/settings-page.tsx`),
    ]),
  ] satisfies RouteConfig;
