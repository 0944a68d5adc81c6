import { Menu } from '@mantine/core';
import { expect, test } from 'vitest';

import { render } from '../testing/render.tsx';
import { PersonItems } from './person-items.tsx';

const PERSON = { id: 'p', name: 'Kari Nordmann', roles: ['tenant'], siteRoles: ['tenant'] };

/** The links in a logged-in user's menu. */
const waysOn = (partner: object | null, person: object = {}) => {
  const { html } = render(
    <Menu opened withinPortal={false} transitionProps={{ duration: 0 }}>
      <Menu.Dropdown>
        <PersonItems person={{ ...PERSON, ...person }} />
      </Menu.Dropdown>
    </Menu>,
    { language: 'en', site: { partner } },
  );
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
};
const site = (...features: string[]) => ({ partnerId: 'p', name: 'Nordbolig', features });

test('on the public site the menu leads to the user’s own leases and listings', () => {
  expect(waysOn(null)).toEqual([
    '/home',
    '/my-lease',
    '/inbox',
    '/notifications',
    '/my-interest',
    '/my-listing',
    '/profile',
  ]);
});

test('on a partner’s site to its leases, and to the user’s listings where the partner has them', () => {
  expect(waysOn(site('leases', 'myListing'))).toEqual([
    '/home',
    '/lease',
    '/inbox',
    '/notifications',
    '/my-interest',
    '/my-listing',
    '/profile',
  ]);
  expect(waysOn(site('leases'))).not.toContain('/my-listing');
});

test('a landlord finds the payouts, and an agent the money and the invitations', () => {
  expect(waysOn(null, { roles: ['landlord'] })).toContain('/payout-details');
  const agents = waysOn(site(), { siteRoles: ['agent'] });
  expect(agents).toContain('/money');
  expect(agents).toContain('/invitations');
  expect(waysOn(site())).not.toContain('/money');
});

test('an operator finds the reports and the operations page, on the public site alone', () => {
  expect(waysOn(null, { siteRoles: ['operator'] })).toEqual(
    expect.arrayContaining(['/reports', '/operations']),
  );
  expect(waysOn(site(), { siteRoles: ['operator'] })).not.toContain('/reports');
  expect(waysOn(site(), { siteRoles: ['operator'] })).not.toContain('/operations');
  expect(waysOn(null, { roles: ['landlord'] })).not.toContain('/operations');
});

test('a role at another agency opens nothing here: an agent elsewhere who is an auditor here reads the books', () => {
  const person = { roles: ['agent', 'auditor'], siteRoles: ['auditor'] };
  const items = waysOn(site('leases'), person);
  expect(items).toContain('/money/ledger');
  expect(items).not.toContain('/money');
  expect(items).not.toContain('/invitations');
});
