import { readFile } from 'node:fs/promises';

import { PDFDocument } from 'pdf-lib';

import type { WorkerContext } from '../../../platform/feature.ts';
import { newId } from '../../../platform/ids.ts';
import { makeSealingKey, sealPdf, type SealingKey } from '../../../platform/pdf/seal-pdf.ts';
import type { SealedColumn } from '../../../platform/sealed.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { addSealedKey, findSealedKey } from './store.ts';

type Needs = Pick<WorkerContext, 'config' | 'runner' | 'keys' | 'clock' | 'origin'>;

const PURPOSE = 'sealing key';
export const sealedKey: SealedColumn = {
  table: 'sealing_key',
  column: 'p12',
  purpose: () => PURPOSE,
};
/** It lies sealed by the house's own key, which is better than any password. */
const NO_PASSWORD = '';

/** The key that signed documents are sealed with: the operator's file, or the one all nodes share, made by the first that asks. */
export async function sealingKey({
  config,
  runner,
  keys,
  clock,
  origin,
}: Needs): Promise<SealingKey> {
  if (config.SEALING_P12)
    return { p12: await readFile(config.SEALING_P12), password: config.SEALING_P12_PASSWORD ?? '' };
  const find = () => runner.read(SYSTEM, ({ tx }) => findSealedKey(tx), undefined);
  let sealed = await find();
  if (sealed === undefined) {
    const certificate = { name: `Husvaer ${origin.hostname}`, serial: newId().replaceAll('-', '') };
    const made = await makeSealingKey(certificate, clock.now());
    const text = keys.seal(PURPOSE, Buffer.from(made).toString('base64'));
    await runner.run(SYSTEM, ({ tx }) => addSealedKey(tx, text, clock.now()), undefined);
    // Another node's, if that one was faster.
    sealed = await find();
  }
  return { p12: Buffer.from(keys.open(PURPOSE, sealed ?? ''), 'base64'), password: NO_PASSWORD };
}

/** Throws while documents can't be sealed: a test PDF is. */
export async function canSeal(context: Needs): Promise<void> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  const said = { name: 'Husvaer', reason: 'Test', at: context.clock.now() };
  await sealPdf(document, await sealingKey(context), said);
}
