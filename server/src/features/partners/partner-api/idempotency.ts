import type { AppError } from '@husvaer/domain/kernel/errors';
import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { CallAnswer } from '../../../platform/http/described-calls.ts';
import { hashOf } from '../../../platform/keys.ts';
import type { SealedColumn } from '../../../platform/sealed.ts';
import type { Work } from '../../../platform/work.ts';
import { findCall, deleteCalls, lockCall, saveCallAnswer } from './calls-made/store.ts';

/** Hours an answer is kept. */
const RETENTION_HOURS = 24;
/** Seconds after which to repeat a call that is still in progress. */
const UNDER_WAY_SECONDS = 1;
const PURPOSE = 'partner call';
export const sealedCalls: SealedColumn = {
  table: 'partner_call',
  column: 'answer',
  purpose: () => PURPOSE,
};

/** The header's value, bare or as a string (RFC 8941). */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

/** The key of a call; null without the header. Throws `partners.idempotency_required` for an invalid key. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (!key) throw keyRequired('An Idempotency-Key has 1 to 255 ASCII characters.');
  return key;
}

export const keyRequired = (message = 'This call requires an Idempotency-Key.'): AppError =>
  partnerErrors.idempotency_required({ message });

const expiredBefore = ({ clock }: Work) => clock.now().subtract({ hours: RETENTION_HOURS });

/**
 * Runs a call once for all calls with this key. Its changes and the stored answer are one transaction: if it
 * fails, neither stays, and the key can be used again. Throws `partners.idempotency_mismatch` when the key
 * belongs to another call, and `partners.idempotency_under_way`.
 */
export async function performOnce(
  work: Work,
  call: { partnerId: string; key: string; input: string },
  perform: () => Promise<CallAnswer>,
): Promise<CallAnswer & { isReplayed: boolean }> {
  const { tx, clock, keys } = work;
  if (!(await lockCall(tx, call)))
    throw partnerErrors.idempotency_under_way({ retryAfter: UNDER_WAY_SECONDS });
  const print = hashOf(call.input);
  const known = await findCall(tx, call, expiredBefore(work));
  if (known && known.print !== print) throw partnerErrors.idempotency_mismatch();
  if (known)
    return { ...(JSON.parse(keys.open(PURPOSE, known.answer)) as CallAnswer), isReplayed: true };
  const answer = await perform();
  // Sealed, because it may contain a secret that is stored nowhere else.
  const sealed = keys.seal(PURPOSE, JSON.stringify(answer));
  await saveCallAnswer(tx, { ...call, print, answer: sealed }, clock.now());
  return { ...answer, isReplayed: false };
}

/** Deletes calls whose answers have expired. */
export const deleteOldCalls = (work: Work): Promise<void> =>
  deleteCalls(work.tx, expiredBefore(work));
