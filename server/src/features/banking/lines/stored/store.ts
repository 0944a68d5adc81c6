import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../../platform/db/tx.ts';
import type { Occurrence } from '../find-repeat.ts';
import { AT_ONCE, type NewLine } from '../store.ts';

const sql = owns<Pick<Tables, 'bankFile' | 'bankRepeat' | 'bankLine'>>();

/** A stored payment, and each occurrence of it in a file. */
interface LineWithOccurrences {
  lineId: string;
  ordinal: number;
  occurrences: Occurrence[];
}

/** The stored payments with these fingerprints, by fingerprint, in the order of their ordinals. */
export async function findStored(
  tx: ReadTx,
  fingerprints: readonly string[],
): Promise<Map<string, LineWithOccurrences[]>> {
  const stored = new Map<string, Map<string, LineWithOccurrences>>();
  for (let start = 0; start < fingerprints.length; start += AT_ONCE) {
    const part = fingerprints.slice(start, start + AT_ONCE).map((fingerprint) => ({ fingerprint }));
    const alike = sql(tx)
      .selectFrom(unnestRows('input', { fingerprint: 'text' }, part))
      .innerJoin('bankLine', 'bankLine.fingerprint', 'input.fingerprint')
      .select(['bankLine.id as lineId', 'bankLine.fingerprint', 'bankLine.ordinal'])
      .orderBy('bankLine.ordinal');
    const first = await alike
      .innerJoin('bankFile', 'bankFile.id', 'bankLine.fileId')
      .select([
        'bankFile.id as fileId',
        'format',
        'bankLine.entryReference',
        'bankLine.statementId',
      ])
      .$narrowType<{ format: BankFileFormat }>()
      .execute();
    const again = await alike
      .innerJoin('bankRepeat', 'lineId', 'bankLine.id')
      .innerJoin('bankFile', 'bankFile.id', 'bankRepeat.fileId')
      .select([
        'bankFile.id as fileId',
        'format',
        'bankRepeat.entryReference',
        'bankRepeat.statementId',
      ])
      .where('bookedLineId', 'is', null)
      .where('bankRepeat.fingerprint', 'is', null)
      .$narrowType<{ format: BankFileFormat }>()
      .execute();
    for (const { lineId, fingerprint, ordinal, ...occurrence } of [...first, ...again]) {
      const likes = stored.get(fingerprint) ?? new Map<string, LineWithOccurrences>();
      const line = likes.get(lineId) ?? { lineId, ordinal, occurrences: [] };
      line.occurrences.push(occurrence);
      likes.set(lineId, line);
      stored.set(fingerprint, likes);
    }
  }
  return new Map([...stored].map(([fingerprint, likes]) => [fingerprint, [...likes.values()]]));
}

/** Days around payments in which their references are searched. */
const DAYS_AROUND = 40;

/** What banks write when they have no reference. */
const NO_REFERENCE = /^(0+|NONREF|NOTPROVIDED)$/i;

/**
 * Those of these payments of one book whose references do not identify them: the bank also uses them for
 * payments on other days, or they say that there is none.
 */
export async function findUnnamed(tx: ReadTx, lines: readonly NewLine[]): Promise<Set<string>> {
  // Without a statement's id nothing else tells them apart either.
  const requested = lines.filter(
    ({ reference, statementId }) => reference !== null && statementId !== null,
  );
  if (requested.length === 0) return new Set();
  const days = requested.map(({ bookedOn }) => bookedOn).toSorted();
  const references = unnestRows('input', { account: 'text', reference: 'text' }, requested);
  const rows = await sql(tx)
    .selectFrom('bankLine')
    .select(['account', 'reference', 'entryReference'])
    .where(raw<boolean>`booked_on between ${days.at(0)}::date - ${DAYS_AROUND}::integer
      and ${days.at(-1)}::date + ${DAYS_AROUND}::integer`)
    .where(raw<boolean>`(account, reference) in (select account, reference from ${references})`)
    .groupBy(['account', 'reference', 'entryReference'])
    .having(raw<boolean>`count(distinct booked_on) > 1`)
    .execute();
  const keyOf = ({
    account,
    reference,
    entryReference,
  }: Pick<NewLine, 'account' | 'reference' | 'entryReference'>) =>
    JSON.stringify([account, reference, entryReference]);
  const common = new Set(rows.map(keyOf));
  return new Set(
    requested.flatMap((line) =>
      common.has(keyOf(line)) || NO_REFERENCE.test(line.reference ?? '') ? line.id : [],
    ),
  );
}
