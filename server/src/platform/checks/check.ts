import { finding, type Finding } from '@husvaer/domain/operations/findings';

import type { Check, WorkerContext } from '../feature.ts';

/** Runs all checks at the same time; the findings are in the order of the checks. */
export async function runChecks(
  checks: readonly Check[],
  context: WorkerContext,
): Promise<Finding[]> {
  const found = checks.map(({ name, run }) =>
    run(context).catch((error: unknown) => {
      context.log.error({ err: error, check: name }, 'check failed');
      return [finding('check.failed', { name, problem: problemIn(error) })];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** The message of an error, and of its causes: `fetch` says why only in its cause. */
export function problemIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const codes = (error as { errors?: unknown[] }).errors;
  const text = message || (codes ? problemIn(codes[0]) : error.name);
  return cause instanceof Error && !text.includes(cause.message)
    ? `${text}: ${problemIn(cause)}`
    : text;
}
