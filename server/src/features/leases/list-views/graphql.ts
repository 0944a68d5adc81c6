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
  description: 'A saved view of the list of leases: filters and order, under a name.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'The query string of the list’s URL.' }),
  }),
});

const ListViewsQueryData = builder.inputType('LeaseListViewsQueryData', {
  fields: (t) => ({
    partnerId: t.id({
      description: 'The agency whose list it is. Defaults to the list of the viewer’s own leases.',
    }),
  }),
});
const ofList = z.object({ partnerId: uuid.nullish().transform((id) => id ?? null) });

builder.queryField('getLeaseListViews', (t) =>
  t.field({
    type: [ListViewType],
    description: 'Returns the viewer’s saved views of a list, the oldest first.',
    args: { queryData: t.arg({ type: ListViewsQueryData, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(viewer, getLeaseListViews, parseInput(ofList, queryData, 'queryData')),
  }),
);

const SaveInput = builder.inputType('SaveLeaseListViewInputData', {
  fields: (t) => ({
    _id: t.id({ description: 'The view to change. If omitted, a new view is saved.' }),
    partnerId: t.id(),
    name: t.string({
      required: true,
      description: `At most ${LIST_VIEW_NAME_MAX} characters. Replaces another view with the same name.`,
    }),
    query: t.string({
      required: true,
      description: 'The query string of the list’s URL: `?status=overdue&sort=arrears`.',
    }),
  }),
});
builder.mutationField('saveLeaseListView', (t) =>
  t.field({
    type: [ListViewType],
    description: `Saves a view. At most ${LIST_VIEWS_MAX} for each list.`,
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
