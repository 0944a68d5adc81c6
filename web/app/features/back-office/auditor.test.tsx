import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import MoneyFrame from './money-frame.tsx';

test('an auditor’s menu has payouts, with refunds and write-offs, the reconciliation and the ledger', () => {
  const person = { id: '1', name: 'N', roles: ['auditor'], siteRoles: ['auditor'] };
  const { html } = render(
    <MoneyFrame loaderData={{ summary: { name: 'Nordbolig', tasks: null } }} />,
    { site: { person } },
  );
  expect([...html.matchAll(/href="(\/money[^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/money/payouts',
    '/money/reconciliation',
    '/money/ledger',
  ]);
});
