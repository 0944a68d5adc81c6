import type { Evening } from '../evening.ts';
import { firstPayBy } from '../post-office.ts';
import { nameOf } from '../world.ts';

/** A notice by post gives its days from its posting, and counts from no earlier day. */
export function checkPost({ world, leases }: Evening): void {
  for (const { tenancy, late } of leases)
    for (const { fileId, kind, payBy } of late?.letters ?? []) {
      const postedOn = tenancy.postedOn.get(fileId);
      if (postedOn && payBy && payBy < firstPayBy(postedOn))
        world.report(
          ...(['posted_notice_gives_its_days', nameOf(tenancy)] as const),
          `the ${kind} was posted on ${postedOn}, and is to be paid by ${payBy}`,
        );
    }
}
