import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { partnerErrors } from '@husvaer/domain/partners/errors';
import { partnerPresentation } from '@husvaer/domain/partners/presentation';

import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
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
const QueryData = input('PartnerPresentationQueryData', ofPartner);

query('getPartnerPresentation', {
  args: { queryData: QueryData },
  type: PresentationType,
  nullable: true,
  run: (args, { runner, viewer }) => runner.read(viewer, getPartnerPresentation, args.queryData),
});

query('getPartnerStaff', {
  description:
    'Returns everyone who works for the agency, those shown on its site first. For its agents.',
  args: { queryData: QueryData },
  type: [PersonType],
  run: (args, { runner, viewer }) => runner.read(viewer, getPartnerStaff, args.queryData),
});

const PersonInput = nested('PartnerPersonInputData');

mutation('setPartnerPresentation', {
  description:
    'Sets the agency’s presentation. Fields that are omitted are cleared. For its agents.',
  args: {
    inputData: input('PartnerPresentationInputData', partnerPresentation, {
      aboutNo: 'At most 2000 characters.',
      licence: 'Given with `responsibleBroker`, or not at all.',
      people: {
        nested: PersonInput,
        description:
          'The people shown on the site, in this order, at most 30. All must work for the agency.',
      },
    }),
  },
  type: PresentationType,
  async run(args, { runner, viewer }) {
    const input = args.inputData;
    const presented = await runner.run(
      viewer,
      thenRead(setPartnerPresentation, getPartnerPresentation, input),
      input,
    );
    if (!presented) throw partnerErrors.not_found();
    return presented;
  },
});
