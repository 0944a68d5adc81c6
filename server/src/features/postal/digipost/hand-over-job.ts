import { addressOfLines, type PostalAddress } from '@husvaer/domain/postal/letters';

import { findDocuments } from '../../files/public.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  changeHandOver,
  findFirstHandedOver,
  findForService,
  lockPostalLetters,
  type PostalLetter,
} from '../store.ts';
import { recordPosted } from '../use-cases/mark-postal-letters-posted.ts';
import { stateOf } from '../state-of.ts';
import { createDigipost, LetterRefused, type LetterEvent } from './api.ts';

const AT_ONCE = 100;

/**
 * Hands letters to Digipost, if a sender is configured, and records when each was postmarked. A letter that
 * it refuses or can't print waits for a person again, with the reason.
 */
export const handOverJob: Job = {
  name: 'postal.hand_over',
  cron: '*/10 * * * *',
  async perform({ runner, log, config }) {
    const digipost = await runner.read(
      SYSTEM,
      async ({ ports, clock }) =>
        createDigipost(config, { ports, now: () => new Date(clock.now().epochMilliseconds) }),
      undefined,
    );
    if (!digipost) return;
    const letters = await runner.read(SYSTEM, ({ tx }) => findForService(tx, AT_ONCE), undefined);
    for (const letter of letters) {
      const returnTo = addressOf(letter.sender);
      // Not in the form the post accepts, so a person posts the letter.
      if (!returnTo) continue;
      const pdf = await runner.read(SYSTEM, readDocument, letter.documentId);
      const to = { name: letter.recipient, address: letter.address! };
      try {
        await digipost.print({ id: letter.id, senderId: digipost.senderId, to, returnTo }, pdf);
        await runner.run(SYSTEM, recordHandOver, { id: letter.id, refusal: null });
      } catch (error) {
        if (!(error instanceof LetterRefused)) throw error;
        log.warn({ err: error, letterId: letter.id }, 'letter refused by Digipost');
        await runner.run(SYSTEM, recordHandOver, { id: letter.id, refusal: error.message });
      }
    }
    const since = await runner.read(SYSTEM, ({ tx }) => findFirstHandedOver(tx), undefined);
    if (since) {
      const events = await digipost.events(new Date(since.epochMilliseconds));
      await runner.run(SYSTEM, recordEvents, events);
    }
  },
};

async function readDocument({ tx, storage }: ReadWork, id: string): Promise<Uint8Array> {
  const [document] = await findDocuments(tx, [id]);
  const file = document && (await storage.read(document.key));
  if (!file) throw new Error(`The document ${id} is gone.`);
  return file;
}

async function recordHandOver(
  { tx, clock }: Work,
  { id, refusal }: { id: string; refusal: string | null },
): Promise<void> {
  const handedOverAt = refusal === null ? clock.now() : null;
  await changeHandOver(tx, id, { handedOverAt, refusal });
}

/** Records events of our letters, each once. */
async function recordEvents(work: Work, events: readonly LetterEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  if (ids.length === 0) return;
  const letters = new Map<string, PostalLetter>(
    (await lockPostalLetters(work.tx, ids)).map((letter) => [letter.id, letter]),
  );
  for (const event of events) {
    const letter = letters.get(event.id);
    if (!letter || stateOf(letter) !== 'handed_over') continue;
    letters.delete(event.id);
    if ('failure' in event)
      await changeHandOver(work.tx, letter.id, { handedOverAt: null, refusal: event.failure });
    else
      await recordPosted(work, [letter], {
        postedOn: event.postmarkedOn,
        byId: null,
        tracking: null,
        receiptId: null,
      });
  }
}

/** The sender's name and address, from lines whose last is like `0155 Oslo`; otherwise null. */
function addressOf(sender: string): { name: string; address: PostalAddress } | null {
  const [name = '', ...lines] = sender.split('\n');
  const address = addressOfLines(lines);
  return address && { name, address };
}
