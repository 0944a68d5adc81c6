import type { DepositKyc } from '@husvaer/domain/deposits/kyc';

import type { Keys } from '../../../platform/keys.ts';
import type { SealedColumn } from '../../../platform/sealed.ts';
import type { Work } from '../../../platform/work.ts';
import type { SealedAnswers } from '../store.ts';
import { openSealedAnswers } from './store.ts';

/** Each answer opens in its own place alone: of this form, and to this question. */
const purposeOf = (reference: string, field: string) => `deposit kyc ${reference} ${field}`;

export const sealedAnswers: SealedColumn = {
  table: 'deposit_tenant',
  column: 'answers',
  isObject: true,
  purpose: ({ reference }, field) => purposeOf(String(reference), field),
};

/** What somebody answered, each answer sealed by itself. */
export const sealAnswers = (keys: Keys, { referenceNumber, ...answers }: DepositKyc) =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      keys.seal(
        purposeOf(referenceNumber, field),
        JSON.stringify(typeof value === 'bigint' ? String(value) : value),
      ),
    ]),
  ) satisfies SealedAnswers;

/** The answers themselves, amounts in øre as text. Every opening is written down, with what for. Null once they are gone. */
export async function openAnswers(
  { tx, keys, clock, newId }: Work,
  { reference, purpose }: { reference: string; purpose: string },
): Promise<Record<string, unknown> | null> {
  const read = { id: newId(), reference, purpose, at: clock.now() };
  const sealed = await openSealedAnswers(tx, read);
  return (
    sealed &&
    Object.fromEntries(
      Object.entries(sealed).map(([field, text]) => [
        field,
        JSON.parse(keys.open(purposeOf(reference, field), text)) as unknown,
      ]),
    )
  );
}
