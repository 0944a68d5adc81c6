import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';
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

const ReportsQueryData = builder.inputType('ReportsQueryData', {
  fields: (t) => ({
    isDecided: t.boolean({
      description:
        'Whether to return decided reports. Defaults to false: reports that wait for a decision.',
    }),
  }),
});
const ReportsOptionData = builder.inputType('ReportsOptionData', {
  fields: (t) => ({ limit: t.int({ description: 'At most 50.' }), skip: t.int() }),
});
builder.queryField('getReports', (t) =>
  t.field({
    type: ReportsType,
    description:
      'Returns reports of listings and people: those that wait, the oldest first, or decided ones.',
    args: {
      queryData: t.arg({ type: ReportsQueryData }),
      optionData: t.arg({ type: ReportsOptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const part = parseInput(page, { ...optionData }, 'optionData');
      const isDecided = queryData?.isDecided ?? false;
      return runner.read(viewer, getReports, { isDecided, ...part });
    },
  }),
);

const NoticeQueryData = builder.inputType('ReportDecisionQueryData', {
  fields: (t) => ({ decisionId: t.id({ required: true }) }),
});
builder.queryField('getReportDecision', (t) =>
  t.field({
    type: NoticeType,
    description:
      'Returns a decision on a report. For the person it is about, people who reported, and staff.',
    args: { queryData: t.arg({ type: NoticeQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { decisionId } = parseInput(z.object({ decisionId: anId }), queryData, 'queryData');
      return runner.read(viewer, getReportDecision, decisionId);
    },
  }),
);

const DecideInput = builder.inputType('DecideReportInputData', {
  fields: (t) => ({
    reportId: t.id({ required: true }),
    outcome: t.field({ type: OutcomeEnum, required: true }),
    ground: t.field({ type: GroundEnum, description: 'Required unless `outcome` is `nothing`.' }),
    rule: t.string({
      description: 'Required unless `outcome` is `nothing`. At most 300 characters.',
    }),
    reason: t.string({ required: true, description: '10 to 2,000 characters.' }),
  }),
});
builder.mutationField('decideReport', (t) =>
  t.field({
    type: ReportType,
    description:
      'Decides on a report. The person whom the report is about receives the reasons, and the people who reported are notified.',
    args: { inputData: t.arg({ type: DecideInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(reportDecision, { ...inputData }, 'inputData');
      return runner.run(viewer, thenRead(decideReport, getReport, input.reportId), input);
    },
  }),
);

const ReverseInput = builder.inputType('ReverseReportDecisionInputData', {
  fields: (t) => ({
    decisionId: t.id({ required: true }),
    reason: t.string({ required: true, description: '10 to 2,000 characters.' }),
  }),
});
builder.mutationField('reverseReportDecision', (t) =>
  t.field({
    type: NoticeType,
    description:
      'Upholds a complaint: the listing is online again, or the person can log in again. Refused for the person who made the decision.',
    args: { inputData: t.arg({ type: ReverseInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const input = parseInput(decisionReversal, inputData, 'inputData');
      return runner.run(
        viewer,
        thenRead(reverseReportDecision, getReportDecision, input.decisionId),
        input,
      );
    },
  }),
);
