import { pageOf } from '@husvaer/domain/kernel/page';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { withPartner } from '../../../platform/input-id.ts';
import { PersonType, PropertyType } from '../graphql.ts';
import {
  getWaitingAssignments,
  type WaitingAssignment,
} from '../use-cases/get-waiting-assignments.ts';

const page = pageOf({ usual: 24, most: 100, skipMost: 1_000_000 });

const WaitingType = builder.objectRef<WaitingAssignment>('WaitingAssignment').implement({
  description: 'An assignment without a drafted lease (`waiting_for_creation`).',
  fields: (t) => ({
    _id: t.id({ resolve: ({ assignment }) => assignment.id }),
    property: t.expose('property', { type: PropertyType }),
    landlord: t.expose('landlord', { type: PersonType, nullable: true }),
    assignmentFrom: t.string({ resolve: ({ assignment }) => assignment.startsOn }),
    assignmentTo: t.string({ nullable: true, resolve: ({ assignment }) => assignment.endsOn }),
  }),
});
interface Waiting {
  data: WaitingAssignment[];
  total: number;
}
const MetaType = builder.objectRef<Waiting>('WaitingAssignmentsMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});
const PageType = builder.objectRef<Waiting>('WaitingAssignments').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [WaitingType] }),
    metaData: t.field({ type: MetaType, resolve: (waiting) => waiting }),
  }),
});

query('getWaitingAssignments', {
  description: 'Returns an agency’s assignments that wait for a lease, the latest first.',
  args: {
    queryData: input('WaitingAssignmentsQueryData', withPartner),
    optionData: input('WaitingAssignmentsOptionData', page),
  },
  type: PageType,
  run: ({ queryData: { partnerId }, optionData: some }, { runner, viewer }) =>
    runner.read(viewer, getWaitingAssignments, { partnerId, ...some }),
});
