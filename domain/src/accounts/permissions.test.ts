import { expect, test } from 'vitest';

import { may, type Actor } from './permissions.ts';
import type { Grant } from './roles.ts';

const by = (...grants: Grant[]): Actor => ({ kind: 'account', grants });
const TENANT: Grant = { role: 'tenant', partnerId: null };
const agentOf = (partnerId: string): Grant => ({ role: 'agent', partnerId });
const GUEST: Actor = { kind: 'guest' };
const SYSTEM: Actor = { kind: 'system' };
const PARTNER: Actor = { kind: 'partner', partnerId: 'nord' };

test.each<
  [
    who: string,
    actor: Actor,
    permission: Parameters<typeof may>[1],
    partnerId: string | undefined,
    answer: boolean,
  ]
>([
  ['the system', SYSTEM, 'reports.decide', undefined, true],
  ['a guest', GUEST, 'listings.see', undefined, true],
  ['a guest', GUEST, 'leases.see', undefined, false],
  ['a tenant', by(TENANT), 'leases.see', undefined, true],
  ['a user without a role', by(), 'leases.see', undefined, false],
  ['a tenant', by(TENANT), 'leases.write_for_partner', undefined, false],
  ['an agent', by(agentOf('nord')), 'leases.write_for_partner', undefined, true],
  ['an agent', by(agentOf('nord')), 'leases.write_for_partner', 'nord', true],
  ['another agency’s agent', by(agentOf('fjord')), 'leases.write_for_partner', 'nord', false],
  [
    'a tenant who is an agent too',
    by(TENANT, agentOf('nord')),
    'leases.write_for_partner',
    'nord',
    true,
  ],
  ['a partner’s system', PARTNER, 'leases.write_for_partner', undefined, true],
  ['a partner’s system', PARTNER, 'leases.write_for_partner', 'nord', true],
  ['a partner’s system', PARTNER, 'leases.write_for_partner', 'fjord', false],
  ['a partner’s system', PARTNER, 'deposits.settings', undefined, false],
  ['a partner’s system', PARTNER, 'listings.see', 'fjord', true],
  ['an operator', by({ role: 'operator', partnerId: null }), 'reports.decide', undefined, true],
  [
    'an operator',
    by({ role: 'operator', partnerId: null }),
    'money.run_for_operator',
    undefined,
    false,
  ],
])('%s: %j and %s of %s: %s', (_, actor, permission, partnerId, answer) => {
  expect(may(actor, permission, partnerId)).toBe(answer);
});

const withholding = (grants: readonly Grant[], withheld: readonly Grant[]): Actor => ({
  kind: 'account',
  grants,
  withheld: { grants: withheld, methods: ['passkey'] as never },
});

test('only a user with a role that waits for a proof is asked for it', () => {
  const agent = withholding([TENANT], [agentOf('nord')]);
  expect(() => may(agent, 'leases.write_for_partner', 'nord')).toThrow(
    expect.objectContaining({
      kind: 'forbidden',
      params: expect.objectContaining({ ways: ['passkey'] }),
    }),
  );
  expect(may(agent, 'leases.write_for_partner', 'fjord')).toBe(false);
  expect(may(agent, 'reports.decide')).toBe(false);
  expect(may(agent, 'leases.see')).toBe(true);
});

test('permissions of every logged-in user need no proof, unless they are for a partner', () => {
  const agent = withholding([], [agentOf('nord')]);
  expect(may(agent, 'accounts.see_profile')).toBe(true);
  expect(() => may(agent, 'accounts.see_profile', 'nord')).toThrow();
  expect(() => may(agent, 'leases.write_for_partner')).toThrow();
});
