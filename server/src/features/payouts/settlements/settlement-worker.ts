import { createDocumentFromFile } from '../../files/public.ts';
import { settlementText } from './settlement-text.ts';
import { findLogo } from '../../partners/public.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { createRowWorker } from '../../../platform/row-worker.ts';
import type { Worker } from '../../../platform/worker.ts';
import { findSettlement } from './find-settlement.ts';
import {
  changeSettlement,
  SETTLEMENT_CHANNEL,
  claimNextSettlement,
  type SettlementKey,
} from '../records/settlements/store.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';

/** Seconds that making one may take before another node tries. */
const HOLD_SECONDS = 60;
/**
 * The longest wait before the next attempt, in seconds. Attempts never stop: the landlord is owed the
 * document.
 */
const WAIT_MAX_SECONDS = 24 * 3600;

type ClaimedSettlement = SettlementKey & { attempts: number };

/** Draws and stores the settlements in the queue. No transaction is open while one is drawn. */
export function createSettlementWorker(
  context: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>,
): Worker {
  const { runner, storage } = context;
  return createRowWorker({
    context,
    channel: SETTLEMENT_CHANNEL,
    claim: claimNext,
    async perform(claimed) {
      const { pdf, title } = await runner.read(SYSTEM, draw, claimed);
      await storage.write(keyOf(claimed), pdf, 'application/pdf');
      await runner.run(SYSTEM, keep, { claimed, title, size: pdf.length });
    },
    postpone,
    failure: (claimed) => ({ message: 'settlement not made', ...claimed }),
  });
}

function claimNext({ tx, clock }: Work): Promise<ClaimedSettlement | undefined> {
  const now = clock.now();
  return claimNextSettlement(tx, now, now.add({ seconds: HOLD_SECONDS }));
}

/** The storage key of its file; drawing it again overwrites the same file. */
const keyOf = (of: SettlementKey): string => `documents/settlement-${of.payoutId}-${of.try}.pdf`;

async function draw(
  { tx, storage }: ReadWork,
  of: SettlementKey,
): Promise<{ pdf: Uint8Array; title: string }> {
  const { language, partnerId, settlement } = await findSettlement(tx, of);
  const on = settlement.paid?.on ?? settlement.madeOn;
  const at = startOfDay(on);
  const text = settlementText(language, settlement);
  return {
    pdf: await drawDocument(text, { at, logo: await findLogo(tx, partnerId), read: storage.read }),
    title: text.title,
  };
}

async function keep(
  work: Work,
  { claimed, title, size }: { claimed: ClaimedSettlement; title: string; size: number },
): Promise<void> {
  const { id: documentId } = await createDocumentFromFile(work, {
    key: keyOf(claimed),
    title,
    name: `${title}.pdf`,
    size,
    contentType: 'application/pdf',
  });
  await changeSettlement(work.tx, claimed, { dueAt: null, documentId });
}

/** After a failure, schedules the next attempt, with a longer wait each time. */
const postpone = ({ tx, clock }: Work, claimed: ClaimedSettlement): Promise<void> =>
  changeSettlement(tx, claimed, {
    dueAt: clock.now().add({ seconds: Math.min(2 ** claimed.attempts, WAIT_MAX_SECONDS) }),
  });
