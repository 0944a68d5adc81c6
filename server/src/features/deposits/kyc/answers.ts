import type { DepositKyc } from '@husvaer/domain/deposits/kyc';

import type { Keys } from '../../../platform/keys.ts';
import type { SealedColumn } from '../../../platform/sealed.ts';
import type { Work } from '../../../platform/work.ts';
import type { SealedAnswers } from '../store.ts';
import { openSealedAnswers } from './store.ts';

/** Each answer can only be opened in its own place: with this form and this field. */
const purposeOf = (reference: string, field: string) => `deposit kyc ${reference} ${field}`;

export const sealedAnswers: SealedColumn = {
  table: 'deposit_tenant',
  column: 'answers',
  isObject: true,
  purpose: ({ reference }, field) => purposeOf(String(reference), field),
};

/** A tenant's answers, each sealed separately. */
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

/**
 * Opens the answers; amounts are øre as text. Records every opening and its purpose. Null when they are
 * deleted.
 */
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
