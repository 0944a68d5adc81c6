import { accountErrors } from './errors.ts';
import { ROLES, type Grant, type Role } from './roles.ts';
import type { ProofMethod } from './safeguards.ts';

/** All callers, with and without an account. */
const EVERYBODY = 'everybody';
/** All logged-in users, in any role. */
const SOMEBODY: readonly Role[] = ROLES;
/** A partner's system, with an API key instead of an account. */
const PARTNER = 'partner';

type Allowed = typeof EVERYBODY | readonly (Role | typeof PARTNER)[];

/**
 * Permissions and who has them: the only table. A feature's policy decides about a particular listing or
 * account; it can never allow what this table refuses. Operations without a check, such as searching, have a
 * row in `server/testing/guard` instead.
 */
export const PERMISSIONS = {
  'files.upload': SOMEBODY,
  'listings.see': EVERYBODY,
  'listings.report': EVERYBODY,
  'listings.import': [PARTNER],
  'listings.keep_favourites': SOMEBODY,
  'listings.write': SOMEBODY,
  'listings.write_for_partner': ['agent'],
  'search.save': SOMEBODY,
  'notifications.subscribe': SOMEBODY,
  'messaging.talk': SOMEBODY,
  'messaging.read_for_partner': ['agent'],
  'interest.send': SOMEBODY,
  'interest.answer': SOMEBODY,
  'interest.answer_for_partner': ['agent'],
  'signing.sign': SOMEBODY,
  'leases.see': [...SOMEBODY, PARTNER],
  'leases.write': SOMEBODY,
  'leases.write_for_partner': ['agent', PARTNER],
  'leases.see_contacts': ['agent', 'janitor'],
  'money.audit_for_partner': ['agent', 'auditor', PARTNER],
  'money.audit_for_operator': ['bookkeeper', 'auditor'],
  'money.see_for_partner': ['agent', PARTNER],
  'money.run_for_partner': ['agent', PARTNER],
  'money.see_for_operator': ['bookkeeper'],
  'money.run_for_operator': ['bookkeeper'],
  'payouts.set_account': SOMEBODY,
  'deposits.answer_bank': SOMEBODY,
  'deposits.see': [...SOMEBODY, PARTNER],
  'deposits.settings': ['agent'],
  'accounts.see_profile': SOMEBODY,
  'accounts.change_profile': SOMEBODY,
  'accounts.leave': SOMEBODY,
  'accounts.download_data': SOMEBODY,
  'accounts.bind_identity': SOMEBODY,
  'accounts.end_sessions': SOMEBODY,
  'accounts.keep_passkeys': SOMEBODY,
  'accounts.invite': ['agent'],
  'partners.manage_keys': ['agent'],
  'partners.present': ['agent'],
  'start.see': SOMEBODY,
  'reports.decide': ['operator'],
  'operations.see': ['operator'],
  'operations.retry': ['operator'],
  'operations.run_job': ['operator'],
  'price_index.see': ['operator'],
  'price_index.set': ['operator'],
  'rates.see': ['operator'],
  'rates.set': ['operator'],
} as const satisfies Record<string, Allowed>;
export type Permission = keyof typeof PERMISSIONS;

/**
 * A caller whose permissions are checked: a person with grants, a partner's system, a guest, or the system
 * itself.
 */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'system' }
  | { readonly kind: 'partner'; readonly partnerId: string }
  | {
      readonly kind: 'account';
      readonly grants: readonly Grant[];
      /** Grants that count after a proof by one of these methods. */
      readonly withheld?: {
        readonly grants: readonly Grant[];
        readonly methods: readonly ProofMethod[];
      };
    };

/**
 * Whether a caller has a permission. The system has all. With a `partnerId`, a role only counts if it is
 * bound to that partner, and an API key only if it is that partner's; with null, only a role that is bound to none,
 * which is the operator's. Throws `accounts.fresh_proof_needed`
 * when only a withheld role would allow it.
 */
export function may(actor: Actor, permission: Permission, partnerId?: string | null): boolean {
  if (actor.kind === 'system') return true;
  const allowed: Allowed = PERMISSIONS[permission];
  if (allowed === EVERYBODY) return true;
  if (actor.kind === 'partner')
    return allowed.includes(PARTNER) && (partnerId === undefined || partnerId === actor.partnerId);
  if (actor.kind === 'guest') return false;
  const doesBy = (grants: readonly Grant[] | undefined = []) =>
    grants.some(
      (grant) =>
        allowed.includes(grant.role) && (partnerId === undefined || grant.partnerId === partnerId),
    );
  if (doesBy(actor.grants)) return true;
  if (!doesBy(actor.withheld?.grants)) return false;
  // What every logged-in user may do, such as reading their own profile, does not depend on a partner.
  if (partnerId === undefined && ROLES.every((role) => allowed.includes(role))) return true;
  throw accountErrors.fresh_proof_needed({ ways: actor.withheld?.methods });
}
