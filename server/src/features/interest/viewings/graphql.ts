import { uuid } from '@husvaer/domain/kernel/uuid';
import { z } from '@husvaer/domain/kernel/zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { ViewingAnswerEnum } from '../graphql.ts';
import { getViewings } from './use-cases/get-viewings.ts';
import type { HeldViewing, Invited } from './store.ts';

const InvitedType = builder.objectRef<Invited>('InvitedPerson').implement({
  description: 'A person who is invited to a viewing.',
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The id of the person’s form.' }),
    name: t.exposeString('name'),
    phoneNumber: t.exposeString('phoneNumber', { description: 'E.164.' }),
    viewingAnswer: t.expose('answer', {
      type: ViewingAnswerEnum,
      nullable: true,
      description: 'Null until they answer.',
    }),
    proposedStartsAt: t.expose('proposedStartsAt', { type: 'DateTime', nullable: true }),
  }),
});

const HeldViewingType = builder.objectRef<HeldViewing>('HeldViewing').implement({
  description: 'A viewing of a home that the viewer is responsible for.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    home: t.exposeString('home', { description: 'The listing’s title.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    place: t.exposeString('place'),
    text: t.exposeString('text', { nullable: true }),
    people: t.expose('people', {
      type: [InvitedType],
      description: 'The people who are invited, ordered by name.',
    }),
  }),
});

export const viewingFilters = z.object({
  partnerId: uuid.nullish().transform((id) => id ?? null),
});

query('getViewings', {
  description: 'Returns viewings that are not over, earliest first.',
  args: {
    queryData: input(
      'ViewingsQueryData',
      viewingFilters,
      {
        partnerId:
          'The agency whose viewings to return, for its agents. Defaults to the homes that the viewer is responsible for.',
      },
      { isRequired: true },
    ),
  },
  type: [HeldViewingType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getViewings, queryData),
});
