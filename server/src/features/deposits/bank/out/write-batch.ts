import type { WorkerContext } from '../../../../platform/feature.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import { writeWhole } from '../../../../platform/write-whole.ts';
import { batchPurpose, fileName } from './hand-over.ts';
import { markWritten, claimNextBatch } from './store.ts';

/** Seconds that writing may take before another node tries. */
const HOLD_SECONDS = 60;

/**
 * Writes the next file for the bank into `folder`, after the documents it names. Returns whether there was
 * one.
 */
export async function writeBatch(
  { runner, storage, keys }: Pick<WorkerContext, 'runner' | 'storage' | 'keys'>,
  folder: string,
): Promise<boolean> {
  const batch = await runner.run(
    SYSTEM,
    ({ tx, clock }) => claimNextBatch(tx, clock.now(), clock.now().add({ seconds: HOLD_SECONDS })),
    undefined,
  );
  if (!batch?.content) return false;
  for (const { name, key } of batch.documents) {
    const file = await storage.read(key);
    if (!file) throw new Error(`The document ${key} is not there.`);
    await writeWhole(folder, name, file);
  }
  const content = keys.open(batchPurpose(batch.serial), batch.content);
  await writeWhole(folder, `${fileName(batch.serial)}.json`, content);
  await runner.run(SYSTEM, ({ tx, clock }) => markWritten(tx, batch.id, clock.now()), undefined);
  return true;
}
