import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';
import {
  LIST_VIEW_NAME_MAX,
  LIST_VIEWS_MAX,
  listViewInput,
  type ListView,
} from '@husvaer/domain/leases/list-view';

import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { getLeaseListViews } from './use-cases/get-lease-list-views.ts';
import { removeLeaseListView } from './use-cases/remove-lease-list-view.ts';
import { saveLeaseListView } from './use-cases/save-lease-list-view.ts';

const ListViewType = builder.objectRef<ListView>('LeaseListView').implement({
  description: 'Filters and order of the list of leases, saved under a name.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'Of the list’s address.' }),
  }),
});

const ListViewsQueryData = builder.inputType('LeaseListViewsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: 'The agency’s list; left out, that of one’s own leases.' }),
  }),
});
const ofList = z.object({ partnerId: uuid.nullish().transform((id) => id ?? null) });

builder.queryField('getLeaseListViews', (t) =>
  t.field({
    type: [ListViewType],
    description: 'One’s own saved views of a list, the oldest first.',
    args: { queryData: t.arg({ type: ListViewsQueryData, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(viewer, getLeaseListViews, parseInput(ofList, queryData, 'queryData')),
  }),
);

const SaveInput = builder.inputType('SaveLeaseListViewInputData', {
  fields: (t) => ({
    _id: t.id({ description: 'The one that is changed; left out, a new one is saved.' }),
    partnerId: t.id(),
    name: t.string({
      required: true,
      description: `At most ${LIST_VIEW_NAME_MAX} characters. Another of that name goes.`,
    }),
    query: t.string({ required: true, description: '`?status=overdue&sort=arrears`' }),
  }),
});
builder.mutationField('saveLeaseListView', (t) =>
  t.field({
    type: [ListViewType],
    description: `Saves a view; at most ${LIST_VIEWS_MAX} of a list.`,
    args: { inputData: t.arg({ type: SaveInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(
        viewer,
        thenRead(saveLeaseListView, getLeaseListViews),
        parseInput(listViewInput, inputData, 'inputData'),
      ),
  }),
);

const RemovedType = builder.objectRef<{ id: string }>('RemovedLeaseListView').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});
const RemoveInput = builder.inputType('RemoveLeaseListViewInputData', {
  fields: (t) => ({ _id: t.id({ required: true }) }),
});
const remove = z.strictObject({ _id: anId });
builder.mutationField('removeLeaseListView', (t) =>
  t.field({
    type: RemovedType,
    args: { inputData: t.arg({ type: RemoveInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const { _id: id } = parseInput(remove, inputData, 'inputData');
      await runner.run(viewer, removeLeaseListView, id);
      return { id };
    },
  }),
);
