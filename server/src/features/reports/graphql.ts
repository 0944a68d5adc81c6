import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import {
  decisionReversal,
  GROUNDS,
  OUTCOMES,
  reportDecision,
  REPORT_KINDS,
} from '@husvaer/domain/reports/decision';

import { ListingStateEnum } from '../listings/public.ts';
import { anId } from '../../platform/input-id.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { thenRead } from '../../platform/work.ts';
import type { DecisionRecord } from './store.ts';
import { decideReport } from './use-cases/decide-report.ts';
import { getReport } from './use-cases/get-report.ts';
import { getReportDecision, type DecisionView } from './use-cases/get-report-decision.ts';
import { getReports, type ReportView } from './use-cases/get-reports.ts';
import { reverseReportDecision } from './use-cases/reverse-report-decision.ts';

const page = pageOf({ usual: 20, most: 50, skipMost: 10_000 });

const KindEnum = builder.enumType('ReportKind', { values: REPORT_KINDS });
const OutcomeEnum = builder.enumType('ReportOutcome', { values: OUTCOMES });
const GroundEnum = builder.enumType('ReportGround', { values: GROUNDS });

const DecisionType = builder.objectRef<DecisionRecord>('ReportDecision').implement({
  description: 'The decision on a report.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    ground: t.expose('ground', { type: GroundEnum, nullable: true }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: 'The rule of the terms or the law on which the decision is based.',
    }),
    reason: t.exposeString('reason', {
      description: 'The facts, and why they lead to the decision.',
    }),
    title: t.exposeString('title', {
      description: 'The title of the listing or the name of the person.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    reversedAt: t.expose('reversedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when staff upheld a complaint about the decision.',
    }),
    reversalReason: t.exposeString('reversalReason', { nullable: true }),
  }),
});

const NoticeType = builder.objectRef<DecisionView>('ReportNotice').implement({
  description: 'A decision, as a person concerned sees it.',
  fields: (t) => ({
    decision: t.field({ type: DecisionType, resolve: (notice) => notice }),
    isAbout: t.exposeBoolean('isAbout', {
      description:
        'Whether the decision is about the viewer. If false, the viewer reported it or is staff.',
    }),
  }),
});

const ReportedListing = builder
  .objectRef<NonNullable<ReportView['listing']>>('ReportedListing')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      title: t.exposeString('title'),
      state: t.expose('state', { type: ListingStateEnum }),
    }),
  });
const ReportedMessage = builder
  .objectRef<ReportView['messages'][number]>('ReportedMessage')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      text: t.exposeString('text'),
      isTheirs: t.exposeBoolean('isTheirs', {
        description: 'Whether the reported person wrote the message.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
const OtherReport = builder.objectRef<ReportView['others'][number]>('OtherReport').implement({
  description: 'Another report about the same listing or person.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    reason: t.exposeString('reason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    decision: t.expose('decision', { type: DecisionType, nullable: true }),
  }),
});

const ReportType = builder.objectRef<ReportView>('Report').implement({
  description: 'A report, as staff see it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    reason: t.exposeString('reason', {
      description: 'A `ReportReason` for a listing, or a `PersonReportReason` for a person.',
    }),
    text: t.exposeString('text', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    reporterName: t.exposeString('reporterName', {
      nullable: true,
      description: 'Null for a visitor without an account, and for a deleted account.',
    }),
    listing: t.expose('listing', { type: ReportedListing, nullable: true }),
    personName: t.exposeString('personName', { nullable: true }),
    messages: t.expose('messages', {
      type: [ReportedMessage],
      description: 'The last five messages.',
    }),
    decision: t.expose('decision', { type: DecisionType, nullable: true }),
    isDecidedByViewer: t.exposeBoolean('isDecidedByViewer', {
      description:
        'Whether the viewer made the decision. Another member of staff must then decide on a complaint.',
    }),
    others: t.expose('others', { type: [OtherReport] }),
  }),
});

interface Found {
  data: ReportView[];
  open: number;
}
const ReportsType = builder.objectRef<Found>('Reports').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [ReportType] }),
    open: t.exposeInt('open', { description: 'The number of reports that wait for a decision.' }),
  }),
});

query('getReports', {
  description:
    'Returns reports of listings and people: those that wait, the oldest first, or decided ones.',
  args: {
    queryData: input('ReportsQueryData', z.strictObject({ isDecided: z.boolean().nullish() }), {
      isDecided:
        'Whether to return decided reports. Defaults to false: reports that wait for a decision.',
    }),
    optionData: input('ReportsOptionData', page, { limit: 'At most 50.' }),
  },
  type: ReportsType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getReports, { isDecided: queryData.isDecided ?? false, ...optionData }),
});

query('getReportDecision', {
  description:
    'Returns a decision on a report. For the person it is about, people who reported, and staff.',
  args: {
    queryData: input('ReportDecisionQueryData', z.strictObject({ decisionId: anId })),
  },
  type: NoticeType,
  run: ({ queryData }, { runner, viewer }) =>
    runner.read(viewer, getReportDecision, queryData.decisionId),
});

mutation('decideReport', {
  description:
    'Decides on a report. The person whom the report is about receives the reasons, and the people who reported are notified.',
  args: {
    inputData: input('DecideReportInputData', reportDecision, {
      ground: 'Required unless `outcome` is `nothing`.',
      rule: 'Required unless `outcome` is `nothing`. At most 300 characters.',
      reason: '10 to 2,000 characters.',
    }),
  },
  type: ReportType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(decideReport, getReport, inputData.reportId), inputData),
});

mutation('reverseReportDecision', {
  description:
    'Upholds a complaint: the listing is online again, or the person can log in again. Refused for the person who made the decision.',
  args: {
    inputData: input('ReverseReportDecisionInputData', decisionReversal, {
      reason: '10 to 2,000 characters.',
    }),
  },
  type: NoticeType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(
      viewer,
      thenRead(reverseReportDecision, getReportDecision, inputData.decisionId),
      inputData,
    ),
});
