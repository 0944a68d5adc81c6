import { resolve } from 'node:path';

import { runInChild } from '../run-in-child.ts';
import type { rebuildPdf } from './rebuild-pdf.ts';

/** Milliseconds: no contract takes longer, even on a busy machine. */
const TIME_MAX = 30_000;

export type OthersPdf = Parameters<typeof rebuildPdf>[0];
type OthersPdfAnswer = Awaited<ReturnType<typeof rebuildPdf>>;

/**
 * Runs {@link rebuildPdf} in a separate process. A PDF that crashes it, or takes too much time or memory, is
 * `unreadable`.
 */
export const rebuildPdfInProcess = (request: OthersPdf): Promise<OthersPdfAnswer> =>
  runInChild<OthersPdfAnswer>(resolve(import.meta.dirname, 'rebuild-pdf-process.ts'), {
    request,
    timeMax: TIME_MAX,
  }).catch(() => ({ refusal: 'unreadable' as const }));
