import {
  covers,
  keyOf,
  nameDiffers,
  stops,
  type Contradiction,
  type OtherNamedParty,
} from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { confirmOtherName } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { findLeases } from '../store.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { findContradictions, isOpen, type AgreedChange } from './find-contradictions.ts';
import { sentencesOf } from './messages/texts.ts';
import {
  addConfirmations,
  findConfirmations,
  findOtherNamed,
  saveContradictions,
} from './store.ts';

/**
 * Refuses a lease that contradicts itself, unless the viewer confirms all that may be confirmed: by their
 * keys. Throws `leases.contradicted` with what is open.
 */
export async function requireConsistent(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  confirmed: readonly string[] = [],
): Promise<void> {
  const open = (await findContradictions(work, about.leaseId)).filter(isOpen);
  await confirmAll(work, about, open, confirmed);
}

/**
 * Refuses an agreement by which a running lease would contradict itself as it does not now, unless the viewer
 * confirms all that may be confirmed. Throws `leases.contradicted`.
 */
export async function requireConsistentChange(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  change: AgreedChange,
  confirmed: readonly string[] = [],
): Promise<void> {
  const { leaseId } = about;
  const known = (await findContradictions(work, leaseId)).map(keyOf);
  const found = (await findContradictions(work, leaseId, change)).filter(isOpen);
  await confirmAll(
    work,
    about,
    found.filter((one) => !known.includes(keyOf(one))),
    confirmed,
  );
}

/** Confirms contradictions by their keys, all of them. Throws `leases.contradicted` with what is left. */
async function confirmAll(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  open: readonly Contradiction[],
  keys: readonly string[],
): Promise<void> {
  const left = open.filter(
    (one) => !mayConfirm(work, one) || !keys.some((key) => covers(key, one)),
  );
  if (left.length > 0) throw leaseErrors.contradicted({ contradictions: left.map(describe) });
  await confirm(work, about, open);
}

/** Whether the viewer can confirm a contradiction: it does not stop, and is not about their own name. */
export const mayConfirm = ({ viewer }: Pick<Work, 'viewer'>, one: Contradiction): boolean =>
  !stops(one) && !(one.namedId && one.namedId === accountIdOf(viewer));

/**
 * Keeps who confirmed these contradictions, in the history too. A signer whose name is confirmed with it can
 * sign.
 */
export async function confirm(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  found: readonly Contradiction[],
): Promise<void> {
  const { tx, clock, viewer } = work;
  const confirmedAt = clock.now();
  const confirmedById = accountIdOf(viewer);
  await addConfirmations(
    tx,
    about.leaseId,
    found.map((one) => ({ key: keyOf(one), confirmedById, confirmedAt })),
  );
  const keys = found.map(keyOf);
  for (const { signerId, orderId, otherName, ...party } of await findOtherNamed(tx, about.leaseId))
    if (
      party.isOut &&
      !party.isConfirmed &&
      keys.includes(keyOf(nameDiffers({ ...party, confirmedName: otherName })))
    )
      await confirmOtherName(work, { orderId, signerId, otherName });
  for (const { name, params } of found)
    if (name === 'name_differs' || name === 'signs_for')
      await recordLeaseEvent(work, about, 'name_confirmed', {
        name: params['name'],
        otherName: params['confirmedName'],
      });
    else await recordLeaseEvent(work, about, 'contradiction_confirmed', { name, params });
  await recordContradictions(work, about.leaseId);
}

/** Keeps who confirmed that a party's electronic identity, with another name, is the party's. */
export const confirmName = (
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  party: OtherNamedParty,
): Promise<void> => confirm(work, about, [nameDiffers(party)]);

/**
 * The other name of a party that somebody has confirmed last, as their electronic identity has it; null if there is
 * none. It counts for all later documents of the lease.
 */
export async function findConfirmedName(
  tx: ReadTx,
  leaseId: string,
  party: Omit<OtherNamedParty, 'confirmedName'>,
): Promise<string | null> {
  const prefix = keyOf(nameDiffers({ ...party, confirmedName: '' }));
  const found = (await findConfirmations(tx, leaseId)).findLast(({ key }) =>
    key.startsWith(prefix),
  );
  return found?.key.slice(prefix.length) ?? null;
}

/**
 * Compares a lease, and records what is open. A draft is compared when somebody reads or sends it, and nobody's
 * task.
 */
export async function recordContradictions(work: Work, leaseId: string): Promise<void> {
  const { tx, clock, emit } = work;
  const [lease] = await findLeases(tx, [leaseId]);
  const found = lease?.paper === 'draft' ? [] : await findContradictions(work, leaseId);
  const open = found.filter(isOpen).map(keyOf);
  if (await saveContradictions(tx, leaseId, open, clock.now()))
    await emit({ name: 'leases.compared', payload: { leaseId } });
}

/** A contradiction as systems and people read it. */
export function describe(found: Contradiction) {
  const { name, about } = found;
  const [en, no] = [sentencesOf(found, 'en'), sentencesOf(found, 'no')];
  return {
    name,
    about,
    key: keyOf(found),
    stops: stops(found),
    text: { en: en.text, no: no.text },
    advice: { en: en.advice, no: no.advice },
  };
}
