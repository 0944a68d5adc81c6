import { messagingErrors } from '@husvaer/domain/messaging/errors';

import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { findFaces } from '../accounts/public.ts';
import { messagingPolicy } from './policy.ts';
import { findOpenReports, settleReport } from './safety/store.ts';
import { findMessages } from './store.ts';

const LIST_MAX = 100;
/** Messages shown with a report: what was said last. */
const SHOWN = 5;

const reports: Command = {
  name: 'messaging reports',
  usage: 'messaging reports',
  async run({ runner, print }) {
    const lines = await runner.read(SYSTEM, linesOfReports, undefined);
    for (const line of lines) print(line);
    if (lines.length === 0) print('Nobody is reported.');
    return 0;
  },
};

const settle: Command = {
  name: 'messaging settle-report',
  usage: 'messaging settle-report REPORT-ID',
  async run({ args: [id = ''], runner, print }) {
    if (!/^[\da-f-]{36}$/i.test(id)) throw new UsageError(settle.usage);
    const isSettled = await runner.run(SYSTEM, settleOne, id);
    print(isSettled ? `Settled: ${id}` : `There is no such open report: ${id}`);
    return isSettled ? 0 : 1;
  },
};

export const commands: readonly Command[] = [reports, settle];

async function linesOfReports({ tx, viewer }: ReadWork): Promise<string[]> {
  if (!messagingPolicy.settleReports(viewer)) throw messagingErrors.not_found();
  const lines: string[] = [];
  for (const report of await findOpenReports(tx, LIST_MAX)) {
    const { id, createdAt, reason, text, reportedId, conversationId } = report;
    const [face] = reportedId ? await findFaces(tx, [reportedId]) : [];
    lines.push(
      `${id}  ${createdAt.toString()}  ${reason}  ${face?.name ?? 'somebody who is gone'}`,
    );
    if (text) lines.push(`  said: ${text.replaceAll(/\s+/gu, ' ')}`);
    for (const message of await findMessages(tx, conversationId, { limit: SHOWN }))
      lines.push(
        `  ${message.senderId === reportedId ? '>' : ' '} ${message.text.replaceAll(/\s+/gu, ' ').slice(0, 200)}`,
      );
  }
  return lines;
}

async function settleOne({ tx, viewer, clock }: Work, id: string): Promise<boolean> {
  if (!messagingPolicy.settleReports(viewer)) throw messagingErrors.not_found();
  return settleReport(tx, id, clock.now());
}
