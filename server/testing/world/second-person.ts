import type { Agency, Person, World } from './world.ts';

/** The write-off or credit of an invoice that waits for the second agent; undefined if none does. */
export async function findWaiting(
  world: World,
  agency: Agency,
  serial: number,
): Promise<{ reductionId: string } | undefined> {
  const [, other] = agency.agents as [Person, Person];
  const { getReductions } = await world.read(
    other,
    'query ($id: ID!) { getReductions(queryData: { partnerId: $id }) { data { _id invoiceSerialId mayAgree } } }',
    { id: agency.id },
  );
  const found = getReductions.data.find(
    ({ invoiceSerialId, mayAgree }: { invoiceSerialId: number; mayAgree: boolean }) =>
      mayAgree && invoiceSerialId === serial,
  );
  return found && { reductionId: found._id };
}
