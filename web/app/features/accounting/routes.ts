import { route, type RouteConfig } from '@react-router/dev/routes';

/** Shown within the back office. */
export const accounting = [
  route('ledger/journal', 'features/accounting/journal-page.tsx'),
  route('ledger/account', 'features/accounting/statement-page.tsx'),
  route('ledger/saft', 'features/accounting/saft-page.tsx'),
] satisfies RouteConfig;
