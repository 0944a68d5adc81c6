import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { decline } from '@husvaer/domain/interest/form';
import { INTEREST_SORTS, SHOWN_STATES } from '@husvaer/domain/interest/states';
import { viewing } from '@husvaer/domain/interest/viewing';

import { MyListingType } from '../../listings/public.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId, asId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { FormType, page, StateEnum, withId } from '../graphql.ts';
import { declineInterest } from '../use-cases/decline-interest.ts';
import { openInterestIdentification } from '../use-cases/open-interest-identification.ts';
import { shortlistInterest } from '../use-cases/shortlist-interest.ts';
import { talkAboutInterest } from '../use-cases/talk-about-interest.ts';
import { getInterestFormsById } from '../use-cases/get-interest-forms-by-id.ts';
import { getInterestForm } from '../use-cases/get-interest-form.ts';
import { getInterestForms, type ShownForms } from '../use-cases/get-interest-forms.ts';
import { inviteToViewing } from '../use-cases/invite-to-viewing.ts';
import { countOpenForms } from '../listing-forms/store.ts';

/** Each call sends mails to others. */
const INVITE: Rule = { name: 'viewing account', points: 60, seconds: 3600 };

builder.enumType('InterestSort', { values: INTEREST_SORTS });

const FormsMeta = builder.objectRef<ShownForms>('InterestFormsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('filtered'),
  }),
});

const CountsType = builder.objectRef<ShownForms['counts']>('InterestFormsCounts').implement({
  fields: (t) =>
    Object.fromEntries(
      SHOWN_STATES.map((state) => [state, t.int({ resolve: (counts) => counts[state] ?? 0 })]),
    ),
});

const FormsType = builder.objectRef<ShownForms>('InterestForms').implement({
  fields: (t) => ({
    data: t.expose('forms', { type: [FormType] }),
    metaData: t.field({ type: FormsMeta, resolve: (forms) => forms }),
    counts: t.expose('counts', {
      type: CountsType,
      description: 'The number of forms in each state.',
    }),
  }),
});

const formsQuery = z.object({
  listingId: anId,
  state: z
    .enum(SHOWN_STATES)
    .nullish()
    .transform((state) => state ?? undefined),
});
const formsOption = z.object({
  ...page.shape,
  sort: z
    .enum(INTEREST_SORTS)
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});

query('getInterestForms', {
  description: 'Returns the interest forms for a home to the people responsible for it.',
  args: {
    queryData: input('InterestFormsQueryData', formsQuery, {
      state: { type: StateEnum, description: 'Defaults to all states except withdrawn.' },
    }),
    optionData: input('InterestFormsOptionData', formsOption),
  },
  type: FormsType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getInterestForms, {
      ...queryData,
      ...optionData,
    }),
});

const shortlisted = withId.extend({
  isShortlisted: z
    .boolean()
    .nullable()
    .default(true)
    .transform((is) => is ?? true),
});
mutation('shortlistInterest', {
  args: { inputData: input('ShortlistInterestInputData', shortlisted) },
  type: FormType,
  run: ({ inputData: { _id: id, isShortlisted } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(shortlistInterest, getInterestForm, id), { id, isShortlisted }),
});

mutation('declineInterest', {
  args: {
    inputData: input('DeclineInterestInputData', decline, {
      _id: { type: 'ID' },
      text: 'A message to the person, at most 1000 characters.',
    }),
  },
  type: FormType,
  run({ inputData: { _id, text } }, { runner, viewer }) {
    const id = asId(_id);
    return runner.run(viewer, thenRead(declineInterest, getInterestForm, id), { id, text });
  },
});

mutation('inviteToViewing', {
  description: 'Invites people to a viewing. Each person receives a mail with a calendar file.',
  args: {
    inputData: input('InviteToViewingInputData', ({ now }) => viewing(now), {
      _ids: { type: ['ID'], description: 'The ids of 1 to 50 forms for the same home.' },
      place: 'At most 200 characters. Defaults to the address of the home.',
      text: 'At most 1000 characters.',
    }),
  },
  type: [FormType],
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(INVITE, viewer.id);
    return runner.run(viewer, thenRead(inviteToViewing, getInterestFormsById), {
      ...inputData,
      _ids: inputData._ids.map(asId),
    });
  },
});

const OpenedType = builder
  .objectRef<{ id: string; number: string }>('OpenedInterestIdentification')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      nationalIdentification: t.exposeString('number'),
    }),
  });

mutation('openInterestIdentification', {
  description:
    'Returns the national identity number of a shortlisted or invited person who agreed to a credit check. The access is logged, and the person is notified.',
  args: { inputData: input('OpenInterestIdentificationInputData', withId) },
  type: OpenedType,
  async run({ inputData: { _id: id } }, { runner, viewer }) {
    return { id, number: await runner.run(viewer, openInterestIdentification, id) };
  },
});

const TalkType = builder
  .objectRef<{ id: string; conversationId: string }>('InterestConversation')
  .implement({
    fields: (t) => ({ _id: t.exposeID('id'), conversationId: t.exposeID('conversationId') }),
  });

mutation('talkAboutInterest', {
  description:
    'Returns the conversation with the person who sent a form. Creates it if there is none.',
  args: { inputData: input('TalkAboutInterestInputData', withId) },
  type: TalkType,
  async run({ inputData: { _id: id } }, { runner, viewer }) {
    return { id, conversationId: await runner.run(viewer, talkAboutInterest, id) };
  },
});

interface Counting {
  ids: Set<string>;
  counts: Promise<Map<string, number>>;
}
const countings = new WeakMap<GraphqlContext, Counting>();

/** Batches counts: homes on a page that need theirs in the same turn are counted together. */
function countOf(context: GraphqlContext, listingId: string): Promise<number> {
  let counting = countings.get(context);
  if (!counting) {
    const ids = new Set<string>();
    const counts = Promise.resolve().then(() => {
      countings.delete(context);
      return context.runner.read(
        context.viewer,
        ({ tx }) => countOpenForms(tx, [...ids]),
        undefined,
      );
    });
    counting = { ids, counts };
    countings.set(context, counting);
  }
  counting.ids.add(listingId);
  return counting.counts.then((counts) => counts.get(listingId) ?? 0);
}

builder.objectField(MyListingType, 'interestCount', (t) =>
  t.int({
    description: 'The number of interest forms for the home that wait for an answer.',
    resolve: ({ id }, _, context) => countOf(context, id),
  }),
);
