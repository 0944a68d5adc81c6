import { readFile } from 'node:fs/promises';

import { PDFDocument } from '@cantoo/pdf-lib';

import { ConfigError } from '../../../config.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { newId } from '../../../platform/ids.ts';
import { sealPdf } from '../../../platform/pdf/seal-pdf.ts';
import {
  makeSealingKey,
  Pkcs12Error,
  readSealingKey,
  type SealingKey,
} from '../../../platform/pdf/sealing-key.ts';
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
/** It is stored sealed with the server's key, which is safer than a password. */
const NO_PASSWORD = '';

/**
 * The key that seals signed documents: the operator's file, or one that all nodes share and the first node
 * creates. Throws {@link ConfigError} when the file can't be used.
 */
export async function sealingKey({
  config,
  runner,
  keys,
  clock,
  origin,
}: Needs): Promise<SealingKey> {
  if (config.SEALING_P12)
    return operatorsKey(config.SEALING_P12, config.SEALING_P12_PASSWORD ?? '');
  const find = () => runner.read(SYSTEM, ({ tx }) => findSealedKey(tx), undefined);
  let sealed = await find();
  if (sealed === undefined) {
    const certificate = { name: `Husvaer ${origin.hostname}`, serial: newId().replaceAll('-', '') };
    const made = await makeSealingKey(certificate, clock.now());
    const text = keys.seal(PURPOSE, Buffer.from(made).toString('base64'));
    await runner.run(SYSTEM, ({ tx }) => addSealedKey(tx, text, clock.now()), undefined);
    // Another node's, if it was faster.
    sealed = await find();
  }
  return readSealingKey(Buffer.from(keys.open(PURPOSE, sealed ?? ''), 'base64'), NO_PASSWORD);
}

async function operatorsKey(path: string, password: string): Promise<SealingKey> {
  try {
    return await readSealingKey(await readFile(path), password);
  } catch (error) {
    if (error instanceof Pkcs12Error)
      throw new ConfigError(
        error.fault === 'password'
          ? `SEALING_P12_PASSWORD is wrong: it does not open '${path}'`
          : `SEALING_P12 is wrong: '${path}' ${error.message}`,
      );
    const { code } = error as NodeJS.ErrnoException;
    throw code ? new ConfigError(`SEALING_P12 is wrong: '${path}' can't be read (${code})`) : error;
  }
}

/**
 * Seals a test PDF. Throws while documents can't be sealed. No time stamp is requested: they may cost money,
 * and a node can do everything else without them.
 */
export async function canSeal(context: Needs): Promise<void> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  const input = { name: 'Husvaer', reason: 'Test', at: context.clock.now(), stamp: null };
  await sealPdf(await document.save(), await sealingKey(context), input);
}
