import { uuid } from '@husvaer/domain/kernel/uuid';
import { z } from '@husvaer/domain/kernel/zod';
import {
  LIST_VIEW_NAME_MAX,
  LIST_VIEWS_MAX,
  listViewInput,
  type ListView,
} from '@husvaer/domain/leases/list-view';

import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
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
const ofList = z.object({ partnerId: uuid.nullish().transform((id) => id ?? null) });

query('getLeaseListViews', {
  description: 'Returns the viewer’s saved views of a list, the oldest first.',
  args: {
    queryData: input(
      'LeaseListViewsQueryData',
      ofList,
      {
        partnerId: 'The agency whose list it is. Defaults to the list of the viewer’s own leases.',
      },
      { isRequired: true },
    ),
  },
  type: [ListViewType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getLeaseListViews, queryData),
});
mutation('saveLeaseListView', {
  description: `Saves a view. At most ${LIST_VIEWS_MAX} for each list.`,
  args: {
    inputData: input('SaveLeaseListViewInputData', listViewInput, {
      _id: 'The view to change. If omitted, a new view is saved.',
      name: `At most ${LIST_VIEW_NAME_MAX} characters. Replaces another view with the same name.`,
      query: 'The query string of the list’s URL: `?status=overdue&sort=arrears`.',
    }),
  },
  type: [ListViewType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(saveLeaseListView, getLeaseListViews), inputData),
});

const RemovedType = builder.objectRef<{ id: string }>('RemovedLeaseListView').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});
const remove = z.strictObject({ _id: anId });
mutation('removeLeaseListView', {
  args: { inputData: input('RemoveLeaseListViewInputData', remove) },
  type: RemovedType,
  async run({ inputData: { _id: id } }, { runner, viewer }) {
    await runner.run(viewer, removeLeaseListView, id);
    return { id };
  },
});
