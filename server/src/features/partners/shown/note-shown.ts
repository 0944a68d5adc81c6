import { createHash } from 'node:crypto';

import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findKeyedPartners, findShown, lockShown, saveShown, type ShownKind } from './store.ts';

/** A record as the partner API answers, without the time of its last change. */
export interface Answered<Notified extends object> {
  id: string;
  answer: object;
  /** What events say of it. */
  notified: Notified;
}

/** What events said of a record, and what they have to say now. */
export interface NotifiedChange<Notified extends object> {
  id: string;
  /** Null for a record that is compared for the first time. */
  before: Notified | null;
  now: Notified;
}

/** A partner's system in general, which reads what any of its keys may read. */
export const systemOf = (partnerId: string): PartnerViewer => ({
  kind: 'partner',
  partnerId,
  keyId: '',
  keyName: '',
  madeById: null,
  scopes: [],
});

/**
 * Compares what the partner API answers about these records with what it answered before. What differs counts
 * as changed now. Returns these records; none when the partner has no key.
 */
export async function noteShown<Notified extends object>(
  work: Work,
  {
    partnerId,
    kind,
    ids,
    read,
  }: {
    partnerId: string;
    kind: ShownKind;
    ids: readonly string[];
    read(ids: readonly string[]): Promise<Answered<Notified>[]>;
  },
): Promise<NotifiedChange<Notified>[]> {
  const { tx, clock } = work;
  if (ids.length === 0 || !(await findKeyedPartners(tx)).includes(partnerId)) return [];
  await lockShown(tx, partnerId);
  const known = await findShown(tx, ids);
  const changed = (await read(ids))
    .map(({ id, answer, notified }) => ({ id, notified, digest: digestOf(answer) }))
    .filter(({ id, digest }) => known.get(id)?.digest !== digest);
  await saveShown(tx, { partnerId, kind, at: clock.now() }, changed);
  return changed.map(({ id, notified }) => ({
    id,
    before: (known.get(id)?.notified as Notified | undefined) ?? null,
    now: notified,
  }));
}

/**
 * Adds to answers how often each changed, and when last. A change that is not compared yet counts as one of this
 * moment: a list by time has it as soon as it is compared.
 */
export async function withChanges<Answer extends { _id: string }>(
  { tx, clock }: ReadWork,
  answers: readonly Answer[],
): Promise<({ version: number; updatedAt: string } & Answer)[]> {
  const known = await findShown(
    tx,
    answers.map(({ _id }) => _id),
  );
  return answers.map((answer) => {
    const record = known.get(answer._id);
    const isSame = record?.digest === digestOf(answer);
    return {
      version: (record?.version ?? 0) + (isSame ? 0 : 1),
      updatedAt: (isSame ? record.updatedAt : clock.now()).toString(),
      ...answer,
    };
  });
}

const digestOf = (answer: object): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('hex');
