import { defineErrors } from '../kernel/errors.ts';

export const partnerErrors = defineErrors('partners', {
  not_found: 'not_found',
  /** An unknown key, or a revoked one. */
  key_invalid: 'unauthenticated',
  /** The last day of the key is over: `{ endsOn }`. */
  key_expired: 'unauthenticated',
  /** The key is not valid from the address of the call: `{ address }`. */
  address_refused: 'forbidden',
  key_not_found: 'not_found',
  /** The maximum number of valid keys: `{ maximum }`. */
  too_many_keys: 'conflict',
  /** The key lacks the scope: `{ scope }`. */
  scope_missing: 'forbidden',
  /** The call requires an `Idempotency-Key`. */
  idempotency_required: 'invalid',
  /** The idempotency key was used for another call. */
  idempotency_mismatch: 'mismatch',
  /** The first call with this idempotency key is not answered yet. */
  idempotency_under_way: 'conflict',
  webhook_not_found: 'not_found',
  delivery_not_found: 'not_found',
  too_many_webhooks: 'conflict',
});
