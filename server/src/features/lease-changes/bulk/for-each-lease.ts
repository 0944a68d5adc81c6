import { accountErrors } from '@husvaer/domain/accounts/errors';
import { AppError } from '@husvaer/domain/kernel/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, UseCase, Work } from '../../../platform/work.ts';
import { findProperties, leasePolicy } from '../../properties/public.ts';
import { findLeases } from '../../leases/public.ts';

/** Why the action was refused for one of many leases. */
export interface Refusal {
  /** An error's code: `leases.too_early`. */
  code: string;
  /** The earliest possible day, or the last. */
  day: string | null;
}

/** The refusal of an error. Throws unknown errors again. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) throw error;
  const { code, params } = error as AppError<string>;
  const day = params['earliest'] ?? params['endsOn'];
  return { code, day: typeof day === 'string' ? day : null };
}

/** The result for one of many leases. */
export interface Outcome<Done> {
  leaseId: string;
  done: Done | null;
  /** Null when it was done. */
  refusal: Refusal | null;
}

/**
 * Those of these leases whose documents the viewer may write. Throws `leases.not_found` when there are none.
 */
export async function findWritable(
  { tx, viewer }: ReadWork,
  ids: readonly string[],
): Promise<Set<string>> {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const leases = await findLeases(tx, ids);
  const properties = await findProperties(
    tx,
    leases.map(({ propertyId }) => propertyId),
  );
  const written = new Set(
    properties.flatMap((property) => (leasePolicy.write(viewer, property) ? property.id : [])),
  );
  const writable = leases.filter(({ propertyId }) => written.has(propertyId));
  if (writable.length === 0) throw leaseErrors.not_found();
  return new Set(writable.map(({ id }) => id));
}

/**
 * Runs a use case for each of these leases, each in a transaction of its own: a refusal for one does not stop
 * the others. Throws `leases.not_found` when the viewer may write the documents of none of them.
 */
export async function forEachLease<Input extends { id: string }, Done>(
  { runner, viewer }: { runner: Runner; viewer: Viewer },
  useCase: UseCase<Work, Input, Done>,
  all: readonly Input[],
): Promise<Outcome<Done>[]> {
  const writable = await runner.read(
    viewer,
    findWritable,
    all.map(({ id }) => id),
  );
  const outcomes: Outcome<Done>[] = [];
  for (const text of all) {
    try {
      if (!writable.has(text.id)) throw leaseErrors.not_found();
      const done = await runner.run(viewer, useCase, text);
      outcomes.push({ leaseId: text.id, done, refusal: null });
    } catch (error) {
      outcomes.push({ leaseId: text.id, done: null, refusal: refusalOf(error) });
    }
  }
  return outcomes;
}
