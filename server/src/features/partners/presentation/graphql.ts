import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { partnerErrors } from '@husvaer/domain/partners/errors';
import { partnerPresentation } from '@husvaer/domain/partners/presentation';

import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { getPartnerPresentation, type Presentation } from './use-cases/get-partner-presentation.ts';
import { getPartnerStaff } from './use-cases/get-partner-staff.ts';
import { setPartnerPresentation } from './use-cases/set-partner-presentation.ts';
import type { StaffPerson } from './staff.ts';

const PersonType = builder.objectRef<StaffPerson>('PartnerPerson').implement({
  description: 'A person who works for an agency, as shown on its site.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    avatar: t.string({
      nullable: true,
      resolve: ({ photoId }) => (photoId ? photoUrl(photoId, 480, 'webp') : null),
    }),
    title: t.exposeString('title', { nullable: true }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    isShown: t.exposeBoolean('isShown'),
  }),
});

const PresentationType = builder.objectRef<Presentation>('PartnerPresentation').implement({
  description: 'The agency’s presentation on its site.',
  fields: (t) => ({
    aboutNo: t.exposeString('aboutNo', { nullable: true, description: 'In Norwegian.' }),
    aboutEn: t.exposeString('aboutEn', { nullable: true, description: 'In English.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    streetAddress: t.exposeString('streetAddress', { nullable: true }),
    licence: t.exposeString('licence', {
      nullable: true,
      description:
        'The licence to find tenants for landlords, as the register of Finanstilsynet has it.',
    }),
    responsibleBroker: t.exposeString('responsibleBroker', {
      nullable: true,
      description: 'Who is responsible for finding tenants.',
    }),
    people: t.expose('people', { type: [PersonType] }),
  }),
});

const ofPartner = z.object({ partnerId: uuid });
const QueryData = builder.inputType('PartnerPresentationQueryData', {
  fields: (t) => ({ partnerId: t.id({ required: true }) }),
});

builder.queryField('getPartnerPresentation', (t) =>
  t.field({
    type: PresentationType,
    nullable: true,
    args: { queryData: t.arg({ type: QueryData, required: true }) },
    resolve: (_, args, { runner, viewer }) =>
      runner.read(
        viewer,
        getPartnerPresentation,
        parseInput(ofPartner, args.queryData, 'queryData'),
      ),
  }),
);

builder.queryField('getPartnerStaff', (t) =>
  t.field({
    type: [PersonType],
    description:
      'Returns everyone who works for the agency, those shown on its site first. For its agents.',
    args: { queryData: t.arg({ type: QueryData, required: true }) },
    resolve: (_, args, { runner, viewer }) =>
      runner.read(viewer, getPartnerStaff, parseInput(ofPartner, args.queryData, 'queryData')),
  }),
);

const PersonInput = builder.inputType('PartnerPersonInputData', {
  fields: (t) => ({
    accountId: t.id({ required: true }),
    title: t.string(),
    phoneNumber: t.string(),
    email: t.string(),
  }),
});

const InputData = builder.inputType('PartnerPresentationInputData', {
  fields: (t) => ({
    partnerId: t.id({ required: true }),
    aboutNo: t.string({ description: 'At most 2000 characters.' }),
    aboutEn: t.string(),
    phoneNumber: t.string(),
    email: t.string(),
    streetAddress: t.string(),
    licence: t.string({ description: 'Given with `responsibleBroker`, or not at all.' }),
    responsibleBroker: t.string(),
    people: t.field({
      type: [PersonInput],
      required: true,
      description:
        'The people shown on the site, in this order, at most 30. All must work for the agency.',
    }),
  }),
});

builder.mutationField('setPartnerPresentation', (t) =>
  t.field({
    type: PresentationType,
    description:
      'Sets the agency’s presentation. Fields that are omitted are cleared. For its agents.',
    args: { inputData: t.arg({ type: InputData, required: true }) },
    async resolve(_, args, { runner, viewer }) {
      const input = parseInput(partnerPresentation, args.inputData, 'inputData');
      const presented = await runner.run(
        viewer,
        thenRead(setPartnerPresentation, getPartnerPresentation, input),
        input,
      );
      if (!presented) throw partnerErrors.not_found();
      return presented;
    },
  }),
);
