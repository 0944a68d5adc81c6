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
import type { StandingDecision } from './store.ts';
import { decideReport } from './use-cases/decide-report.ts';
import { getReport } from './use-cases/get-report.ts';
import { getReportDecision, type DecisionView } from './use-cases/get-report-decision.ts';
import { getReports, type ReportView } from './use-cases/get-reports.ts';
import { reverseReportDecision } from './use-cases/reverse-report-decision.ts';

const page = pageOf({ usual: 20, most: 50, skipMost: 10_000 });

const KindEnum = builder.enumType('ReportKind', { values: REPORT_KINDS });
const OutcomeEnum = builder.enumType('ReportOutcome', { values: OUTCOMES });
const GroundEnum = builder.enumType('ReportGround', { values: GROUNDS });

const DecisionType = builder.objectRef<StandingDecision>('ReportDecision').implement({
  description: 'The decision on a report.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    ground: t.expose('ground', { type: GroundEnum, nullable: true }),
    rule: t.exposeString('rule', { nullable: true, description: 'Of the terms or of a law.' }),
    reason: t.exposeString('reason', { description: 'The facts, and why they lead to this.' }),
    title: t.exposeString('title', { description: 'The listing’s, or the person’s name.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    reversedAt: t.expose('reversedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff agreed with a complaint about it.',
    }),
    reversalReason: t.exposeString('reversalReason', { nullable: true }),
  }),
});

const NoticeType = builder.objectRef<DecisionView>('ReportNotice').implement({
  description: 'A decision, as the person whom it concerns reads it.',
  fields: (t) => ({
    decision: t.field({ type: DecisionType, resolve: (notice) => notice }),
    isAbout: t.exposeBoolean('isAbout', {
      description: 'It is about them; else they reported it, or are staff.',
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
      isTheirs: t.exposeBoolean('isTheirs', { description: 'The reported person wrote it.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
const OtherReport = builder.objectRef<ReportView['others'][number]>('OtherReport').implement({
  description: 'Another report about the same.',
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
      description: 'A ReportReason of a listing, a PersonReportReason of a person.',
    }),
    text: t.exposeString('text', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    reporterName: t.exposeString('reporterName', {
      nullable: true,
      description: 'Null for a visitor without an account, and for a deleted account.',
    }),
    listing: t.expose('listing', { type: ReportedListing, nullable: true }),
    personName: t.exposeString('personName', { nullable: true }),
    messages: t.expose('messages', { type: [ReportedMessage], description: 'The last five.' }),
    decision: t.expose('decision', { type: DecisionType, nullable: true }),
    isDecidedByViewer: t.exposeBoolean('isDecidedByViewer', {
      description: 'They can’t reverse it: another member of the staff decides a complaint.',
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
    open: t.exposeInt('open', { description: 'How many wait for a decision.' }),
  }),
});

const ReportsQueryData = builder.inputType('ReportsQueryData', {
  fields: (t) => ({
    isDecided: t.boolean({ description: 'Those that wait, where it is not said.' }),
  }),
});
const ReportsOptionData = builder.inputType('ReportsOptionData', {
  fields: (t) => ({ limit: t.int({ description: 'At most 50.' }), skip: t.int() }),
});
builder.queryField('getReports', (t) =>
  t.field({
    type: ReportsType,
    description:
      'Reports of listings and people: those that wait, the oldest first; or decided ones.',
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
    description: 'For whom it is about, who reported, and staff.',
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
    ground: t.field({ type: GroundEnum, description: 'Needed where something is done.' }),
    rule: t.string({ description: 'Needed where something is done; 300 characters.' }),
    reason: t.string({ required: true, description: '10 to 2,000 characters.' }),
  }),
});
builder.mutationField('decideReport', (t) =>
  t.field({
    type: ReportType,
    description:
      'Decides on a report. The person whom it is against receives the reasons; the person who reported is notified.',
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
      'Agrees with a complaint: the listing is what it was, or the person may log in again. Refused to who decided first.',
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
