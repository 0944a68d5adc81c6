import { z } from 'zod';

import { AUDITOR_STATES, auditorDraft } from '@husvaer/domain/ledger/auditor';

import { INVITATIONS } from '../../partners/public.ts';
import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Given } from '../../../platform/graphql/given.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { WITHOUT_PARTNER, withBooks } from '../input-book.ts';
import { endAuditor } from './use-cases/end-auditor.ts';
import { getAuditors } from './use-cases/get-auditors.ts';
import { inviteAuditor } from './use-cases/invite-auditor.ts';
import type { Auditor } from './view-auditor.ts';

const StateEnum = builder.enumType('AuditorState', { values: AUDITOR_STATES });
const AuditorType = builder.objectRef<Auditor>('Auditor').implement({
  description: 'A person who may read the books until a day, and changes nothing.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    endsOn: t.exposeString('endsOn', { description: 'The last day, `YYYY-MM-DD`.' }),
    state: t.expose('state', { type: StateEnum }),
  }),
});
query('getAuditors', {
  description: 'Returns the auditors of the books, also former ones, the last invited first.',
  args: {
    queryData: input(
      'AuditorsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: [AuditorType],
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getAuditors, partnerId),
});

const auditorOfBooks = (given: Given) => auditorDraft(given).safeExtend(withBooks.shape);
mutation('inviteAuditor', {
  description:
    'Invites a person by mail who may then read the books until a day, after logging in with BankID. For those who run the books, who all get a mail.',
  args: {
    inputData: input('InviteAuditorInputData', auditorOfBooks, {
      partnerId: WITHOUT_PARTNER,
      endsOn: 'The last day, `YYYY-MM-DD`: at most twelve months ahead.',
      language: { type: 'String', description: 'The language of the mail: `no` or `en`.' },
    }),
  },
  type: AuditorType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(INVITATIONS, viewer.id);
    return runner.run(viewer, inviteAuditor, inputData);
  },
});

const endInput = z.object({ auditorId: anId });
mutation('endAuditor', {
  description: 'Ends the access of an auditor at once. For those who run the books.',
  args: { inputData: input('EndAuditorInputData', endInput) },
  type: AuditorType,
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, endAuditor, inputData.auditorId),
});
