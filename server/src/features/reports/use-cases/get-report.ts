import { reportErrors } from '@husvaer/domain/reports/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import { findReport } from '../store.ts';
import { type ReportView, view } from './get-reports.ts';

export async function getReport(work: ReadWork, id: string): Promise<ReportView> {
  if (!reportPolicy.decide(work.viewer)) throw reportErrors.not_found();
  const report = await findReport(work.tx, id);
  if (!report) throw reportErrors.not_found();
  return (await view(work, [report]))[0]!;
}
