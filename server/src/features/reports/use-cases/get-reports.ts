import { reportErrors } from '@husvaer/domain/reports/errors';

import { findPublicProfiles } from '../../accounts/public.ts';
import { findListings, type Listing } from '../../listings/public.ts';
import { findMessages, type Message } from '../../messaging/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { reportPolicy } from '../policy.ts';
import {
  countOpen,
  findDecided,
  findDecisions,
  findOpen,
  findReportsOf,
  type Report,
  type DecisionRecord,
} from '../store.ts';

/** The latest messages shown with a report. */
const SHOWN = 5;

/** A report as staff see it. */
export interface ReportView extends Report {
  reporterName: string | null;
  listing: Pick<Listing, 'id' | 'title' | 'state'> | null;
  personName: string | null;
  /** The latest messages of the conversation; only for a report of a person. */
  messages: (Message & { isTheirs: boolean })[];
  decision: DecisionRecord | null;
  /** The viewer made the decision, and so can't reverse it. */
  isDecidedByViewer: boolean;
  /** Other reports about the same listing or person, latest first. */
  others: (Report & { decision: DecisionRecord | null })[];
}

/** Open reports, oldest first, or decided ones. Throws `reports.not_found` unless the viewer is staff. */
export async function getReports(
  work: ReadWork,
  { isDecided, ...page }: { isDecided: boolean; limit: number; skip: number },
): Promise<{ data: ReportView[]; open: number }> {
  if (!reportPolicy.decide(work.viewer)) throw reportErrors.not_found();
  const found = await (isDecided ? findDecided : findOpen)(work.tx, page);
  return { data: await view(work, found), open: await countOpen(work.tx) };
}

export async function view(
  { tx, viewer }: ReadWork,
  found: readonly Report[],
): Promise<ReportView[]> {
  const ids = (of: (report: Report) => string | null) => [
    ...new Set(found.flatMap((report) => of(report) ?? [])),
  ];
  const listingIds = ids(({ listingId }) => listingId);
  const personIds = ids(({ personId }) => personId);
  const all = await findReportsOf(tx, { listingIds, personIds });
  const decisionIds = [...found, ...all].flatMap(({ decisionId }) => decisionId ?? []);
  const decisions = new Map((await findDecisions(tx, decisionIds)).map((one) => [one.id, one]));
  const decisionOf = ({ decisionId }: Report) => decisions.get(decisionId ?? '') ?? null;
  const listings = listingIds.length > 0 ? await findListings(tx, listingIds) : [];
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const people = [...personIds, ...ids(({ reporterId }) => reporterId)];
  const names = new Map((await findPublicProfiles(tx, people)).map(({ id, name }) => [id, name]));
  const views: ReportView[] = [];
  for (const report of found) {
    const { id, listingId, personId, reporterId, conversationId } = report;
    const decision = decisionOf(report);
    const answer = conversationId ? await findMessages(tx, conversationId, { limit: SHOWN }) : [];
    views.push({
      ...report,
      reporterName: names.get(reporterId ?? '') ?? null,
      listing: byId.get(listingId ?? '') ?? null,
      personName: names.get(personId ?? '') ?? null,
      messages: answer.map((message) => ({
        ...message,
        isTheirs: message.senderId !== null && message.senderId === personId,
      })),
      decision,
      isDecidedByViewer: viewer.kind === 'account' && decision?.decidedBy === viewer.id,
      others: all
        .filter(
          (one) =>
            one.id !== id &&
            (listingId === null
              ? personId !== null && one.personId === personId
              : one.listingId === listingId),
        )
        .map((one) => ({ ...one, decision: decisionOf(one) })),
    });
  }
  return views;
}
