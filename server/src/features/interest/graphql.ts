import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { INTEREST_STATES } from '@husvaer/domain/interest/states';
import { VIEWING_ANSWERS, viewingAnswer } from '@husvaer/domain/interest/viewing';
import { pageOf } from '@husvaer/domain/kernel/page';
import { interestForm } from '@husvaer/domain/interest/form';

import { AttachmentInput, FileType } from '../files/public.ts';
import { ListingStateEnum } from '../listings/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Given } from '../../platform/graphql/given.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId, asId } from '../../platform/input-id.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import { thenRead } from '../../platform/work.ts';
import type { Viewing } from './store.ts';
import { withdrawInterest } from './use-cases/withdraw-interest.ts';
import { answerViewing } from './use-cases/answer-viewing.ts';
import { getInterestDraft, type Draft } from './use-cases/get-interest-draft.ts';
import { getInterestForm } from './use-cases/get-interest-form.ts';
import { getMyInterestForms } from './use-cases/get-my-interest-forms.ts';
import type { ShownForm } from './shown-form.ts';
import { addInterestForm } from './use-cases/add-interest-form.ts';

const PAGE = 24;
const PAGE_MAX = 100;
const SEND: Rule = { name: 'interest form account', points: 20, seconds: 3600 };

export const StateEnum = builder.enumType('InterestState', { values: INTEREST_STATES });

export const ViewingAnswerEnum = builder.enumType('ViewingAnswer', { values: VIEWING_ANSWERS });

const ViewingType = builder.objectRef<Viewing>('Viewing').implement({
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    place: t.exposeString('place'),
    text: t.exposeString('text', { nullable: true }),
  }),
});

const HomeType = builder.objectRef<ShownForm['listing']>('InterestListing').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: ListingStateEnum }),
  }),
});

export const FormType = builder.objectRef<ShownForm>('InterestForm').implement({
  description: 'The answers of a person who would like to rent a home.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.expose('state', { type: StateEnum }),
    listing: t.expose('listing', { type: HomeType }),
    name: t.exposeString('name', { description: 'The name of the person who sent the form.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer sent the form.' }),
    isAdult: t.exposeBoolean('isAdult', { description: 'Whether the person is 18 or older.' }),
    birthDate: t.string({
      nullable: true,
      description: 'Null unless the viewer sent the form. A landlord sees `isAdult` instead.',
      resolve: ({ isOwn, birthDate }) => (isOwn ? birthDate : null),
    }),
    rentFrom: t.exposeString('rentFrom', { description: 'YYYY-MM-DD' }),
    people: t.exposeInt('people'),
    leaseLength: t.exposeInt('leaseLength', {
      nullable: true,
      description: 'The length in months. Null for a lease until further notice.',
    }),
    isSmoker: t.exposeBoolean('isSmoker'),
    hasPets: t.exposeBoolean('hasPets'),
    petsText: t.exposeString('petsText', { nullable: true }),
    referenceName: t.exposeString('referenceName', { nullable: true }),
    referencePhone: t.exposeString('referencePhone', { nullable: true, description: 'E.164.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: 'E.164.' }),
    occupation: t.exposeString('occupation'),
    monthlyIncome: t.expose('monthlyIncome', { type: 'Kroner', nullable: true }),
    aboutYou: t.exposeString('aboutYou', { nullable: true }),
    attachments: t.expose('attachments', { type: [FileType] }),
    agreesToCreditCheck: t.exposeBoolean('agreesToCreditCheck'),
    viewing: t.expose('viewing', { type: ViewingType, nullable: true }),
    viewingAnswer: t.expose('viewingAnswer', {
      type: ViewingAnswerEnum,
      nullable: true,
      description: 'The person’s answer to the latest invitation. Null until they answer.',
    }),
    proposedStartsAt: t.expose('proposedStartsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The start of the viewing that the person proposes.',
    }),
    declinedText: t.exposeString('declinedText', { nullable: true }),
    isLet: t.exposeBoolean('isLet', {
      description:
        'Whether the form was declined because the home was let. If the home is offered again, the form may be sent again.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
});

const DraftType = builder.objectRef<Draft>('InterestDraft').implement({
  description: 'A prefilled form: the viewer’s last answers, otherwise values from the profile.',
  fields: (t) => ({
    listing: t.expose('listing', { type: HomeType }),
    form: t.expose('form', {
      type: FormType,
      nullable: true,
      description: 'The form that the viewer has already sent for this home.',
    }),
    creditCheckBy: t.exposeString('creditCheckBy', {
      nullable: true,
      description: 'The name of the agency that asks for a credit check. Null if none does.',
    }),
    nationalIdentification: t.exposeString('identificationHint', {
      nullable: true,
      description:
        'The national identity number of the account, masked: 010190*****. Null if no credit check is asked for.',
    }),
    rentFrom: t.string({ nullable: true, resolve: ({ answers }) => answers.rentFrom }),
    people: t.int({ nullable: true, resolve: ({ answers }) => answers.people }),
    leaseLength: t.int({ nullable: true, resolve: ({ answers }) => answers.leaseLength }),
    isSmoker: t.boolean({ nullable: true, resolve: ({ answers }) => answers.isSmoker }),
    hasPets: t.boolean({ nullable: true, resolve: ({ answers }) => answers.hasPets }),
    petsText: t.string({ nullable: true, resolve: ({ answers }) => answers.petsText }),
    referenceName: t.string({ nullable: true, resolve: ({ answers }) => answers.referenceName }),
    referencePhone: t.string({ nullable: true, resolve: ({ answers }) => answers.referencePhone }),
    birthDate: t.string({ nullable: true, resolve: ({ answers }) => answers.birthDate }),
    phoneNumber: t.string({ nullable: true, resolve: ({ answers }) => answers.phoneNumber }),
    occupation: t.string({ nullable: true, resolve: ({ answers }) => answers.occupation }),
    monthlyIncome: t.field({
      type: 'Kroner',
      nullable: true,
      resolve: ({ answers }) => answers.monthlyIncome,
    }),
    aboutYou: t.string({ nullable: true, resolve: ({ answers }) => answers.aboutYou }),
    attachments: t.expose('attachments', {
      type: [FileType],
      description: 'The attachments of the last form.',
    }),
    agreesToCreditCheck: t.boolean({
      nullable: true,
      resolve: ({ answers }) => answers.agreesToCreditCheck,
    }),
  }),
});

export const withId = z.object({ _id: anId });
const withListing = z.object({ listingId: anId });
/** A page of a list. */
export const page = pageOf({ usual: PAGE, most: PAGE_MAX, skipMost: 100_000 });

query('getInterestDraft', {
  args: { queryData: input('InterestDraftQueryData', withListing) },
  type: DraftType,
  run: ({ queryData: { listingId } }, { runner, viewer }) =>
    runner.read(viewer, getInterestDraft, listingId),
});

mutation('addInterestForm', {
  description:
    'Sends an interest form for a home. A repeated call changes the form, as long as it is not declined.',
  args: {
    inputData: input('AddInterestFormInputData', interestForm, {
      listingId: { type: 'ID' },
      rentFrom: 'YYYY-MM-DD',
      people: '1 to 20.',
      leaseLength: 'The length in months, 1 to 120. Null for a lease until further notice.',
      petsText: 'At most 200 characters.',
      referenceName: {
        type: 'String',
        description: 'Give both `referenceName` and `referencePhone`, or neither.',
      },
      referencePhone: { type: 'String' },
      birthDate: 'YYYY-MM-DD',
      occupation: 'At most 100 characters.',
      monthlyIncome: 'Kroner.',
      aboutYou: 'At most 1000 characters.',
      attachments: {
        nested: AttachmentInput,
        description:
          'All attachments of the form, at most 5. Use `_id` for files that were sent before.',
      },
      agreesToTerms: { type: 'Boolean' },
      nationalIdentification:
        'Eleven digits. Only allowed if a credit check is asked for and agreed to. Defaults to the number of the account.',
    }),
  },
  type: FormType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(SEND, viewer.id);
    const form = { ...inputData, listingId: asId(inputData.listingId) };
    return runner.run(viewer, thenRead(addInterestForm, getInterestForm), form);
  },
});

interface Mine {
  forms: ShownForm[];
  total: number;
}

const MineMeta = builder.objectRef<Mine>('MyInterestFormsMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});

const MineType = builder.objectRef<Mine>('MyInterestForms').implement({
  fields: (t) => ({
    data: t.expose('forms', { type: [FormType] }),
    metaData: t.field({ type: MineMeta, resolve: (mine) => mine }),
  }),
});

query('getMyInterestForms', {
  description: 'Returns the interest forms that the viewer has sent, latest first.',
  args: { optionData: input('MyInterestFormsOptionData', page) },
  type: MineType,
  run: ({ optionData }, { runner, viewer }) => runner.read(viewer, getMyInterestForms, optionData),
});

query('getInterestForm', {
  description:
    'Returns an interest form to the person who sent it and to the people responsible for the home.',
  args: { queryData: input('InterestFormQueryData', withId) },
  type: FormType,
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getInterestForm, queryData._id),
});

mutation('withdrawInterest', {
  args: { inputData: input('WithdrawInterestInputData', withId) },
  type: FormType,
  run: ({ inputData: { _id: id } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(withdrawInterest, getInterestForm, id), id),
});

const answered = ({ now }: Given) => viewingAnswer(now).safeExtend(withId.shape);
mutation('answerViewing', {
  description:
    'Answers an invitation to a viewing: accepts it, declines it, or proposes another time.',
  args: {
    inputData: input('AnswerViewingInputData', answered, {
      _id: 'The id of the viewer’s form.',
      answer: { type: ViewingAnswerEnum },
      proposedStartsAt:
        'The proposed start. Required if the answer is `proposed`, and not allowed otherwise.',
    }),
  },
  type: FormType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    await limits.consume(SEND, viewer.id);
    return runner.run(viewer, thenRead(answerViewing, getInterestForm), inputData);
  },
});
