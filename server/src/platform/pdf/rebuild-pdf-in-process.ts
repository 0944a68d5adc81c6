import { resolve } from 'node:path';

import { askChild } from '../ask-child.ts';
import type { rebuildPdf } from './rebuild-pdf.ts';

/** Milliseconds: no contract takes longer, on a machine that is busy with better things. */
const TIME_MAX = 30_000;

export type OthersPdf = Parameters<typeof rebuildPdf>[0];
export type OthersPdfAnswer = Awaited<ReturnType<typeof rebuildPdf>>;

/** {@link rebuildPdf} in a process of its own. One that it dies of, or that takes too long or too much memory, is unreadable. */
export const rebuildPdfInProcess = (asked: OthersPdf): Promise<OthersPdfAnswer> =>
  askChild<OthersPdfAnswer>(resolve(import.meta.dirname, 'rebuild-pdf-process.ts'), {
    asked,
    timeMax: TIME_MAX,
  }).catch(() => ({ refusal: 'unreadable' as const }));
