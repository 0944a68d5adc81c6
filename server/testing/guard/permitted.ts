import { API_SCOPES } from '@husvaer/domain/partners/api-key';

import { ocrFile } from '../bank-files.ts';
import { BOOK_TERMS } from '../books.ts';
import { aKycForm } from '../deposits.ts';
import { uploadFile } from '../documents.ts';
import type { FullScenario } from '../full-scenario.ts';
import { anInterestForm } from '../interest.ts';
import { newToken, type TestPerson } from '../people.ts';
import { cameraPhoto } from '../uploads.ts';
import { findIds } from '../scenario-rows.ts';
import { addSignedLease } from '../signed-leases.ts';
import { schema } from '../../src/schema.ts';
import type { Caller } from './foreign.ts';
import type { Operation } from './row.ts';

/** A call that does what it asks for, of an operation or a route of the tables. */
export interface Permitted extends Partial<Omit<Operation, 'by'>> {
  of: string;
  /** What its row does not have: a caller who may, or another input. */
  why: string;
  /** An actor, or a person of the scenario by e-mail. */
  as: Caller | `${string}@x.no`;
}

const NO_ACTOR = 'none of the actors may';
const ANOTHER_INPUT = 'another input';

/** A mutation with one input. */
const mutation = (of: string, answer = '{ _id }') => {
  const [input] = schema().getMutationType()!.getFields()[of]!.args;
  return `mutation ($input: ${String(input!.type)}) { ${of}(inputData: $input) ${answer} }`;
};

/** A call of an operation by an input of its own. */
const withInput = (
  of: string,
  as: Permitted['as'],
  input: (scenario: FullScenario, person: TestPerson) => unknown,
  { why = NO_ACTOR, answer = '{ _id }' }: { why?: string; answer?: string } = {},
): Permitted => ({
  of,
  as,
  why,
  call: mutation(of, answer),
  with: async (scenario, { person }) => ({ input: await input(scenario, person) }),
});

/** An interest form of a person for one of nordbolig's homes. */
async function formOf({ app, partnersHomes }: FullScenario, person: TestPerson): Promise<string> {
  const { data } = await app.api(
    mutation('addInterestForm'),
    { input: anInterestForm(partnersHomes[1]!) },
    await newToken(app, person),
  );
  return data.addInterestForm._id as string;
}

async function invitedForm(scenario: FullScenario, person: TestPerson): Promise<string> {
  const id = await formOf(scenario, person);
  const { person: agent } = await scenario.actorOf('agent');
  const times = { startsAt: '2026-11-25T16:00:00Z', endsAt: '2026-11-25T17:00:00Z' };
  await scenario.app.api(
    mutation('inviteToViewing'),
    { input: { _ids: [id], ...times } },
    agent.tokens.accessToken,
  );
  return id;
}

/** Ends the first invoiced lease, whose deposit the bank holds. */
async function endWithDeposit({ app, billed }: FullScenario): Promise<void> {
  const id = billed[0]!.leaseId;
  await app.database.session((session) =>
    session.exec(`
      update lease set starts_on = '2026-08-01', ended_on = '2026-11-10' where id = '${id}';
      update deposit_tenant set account_number = '86010000019', bank_name = 'N', opened_on = '2026-11-01' where deposit_id = '${id}';
      insert into deposit_payment values ('guarded', '86010000019', 3600000, '2026-11-02') on conflict do nothing;`),
  );
}

/** A case of eviction for the last invoiced lease. Returns the lease. */
async function openCase({ app, billed }: FullScenario): Promise<string> {
  const id = billed[3]!.leaseId;
  await app.database.session((session) =>
    session.exec(`
      delete from eviction_case where lease_id = '${id}';
      insert into eviction_case (id, lease_id, opened_on) values (gen_random_uuid(), '${id}', '2026-11-19')`),
  );
  return id;
}

const PAYER = {
  name: BOOK_TERMS.name,
  account: BOOK_TERMS.clientAccount,
  bic: BOOK_TERMS.bic,
  bankCustomerId: null,
};

const ofBilled = (scenario: FullScenario, at = 0) => ({ contractId: scenario.billed[at]!.leaseId });
const attached = async ({ app }: FullScenario, person: TestPerson) => [
  { key: await uploadFile(app, person) },
];

/** A bank's file with a payment that matches nothing. */
const aFile = (paidOn: string) =>
  ocrFile({
    account: BOOK_TERMS.clientAccount,
    payments: [{ amount: 100n, kid: '0', paidOn }],
  });

/** In this order: some calls prepare the next. */
export const PERMITTED: readonly Permitted[] = [
  // Conversations and homes.
  withInput('updateConversation', 'writer', (scenario) => ({
    conversationId: scenario.someoneElsesConversation,
    isArchived: true,
  })),
  withInput('blockPerson', 'writer', (scenario) => ({
    conversationId: scenario.someoneElsesConversation,
    isBlocked: true,
  })),
  withInput('reportPerson', 'writer', (scenario) => ({
    conversationId: scenario.someoneElsesConversation,
    reason: 'fraud',
  })),
  withInput('answerViewing', 'tenant', async (scenario, person) => ({
    _id: await invitedForm(scenario, person),
    answer: 'accepted',
  })),
  withInput('withdrawInterest', 'tenant', async (scenario, person) => ({
    _id: await formOf(scenario, person),
  })),
  withInput('updateSavedSearch', 'writer', (scenario) => ({
    _id: scenario.someoneElsesSearch,
    data: { name: 'x' },
  })),
  withInput('removeSavedSearch', 'writer', (scenario) => ({ _id: scenario.someoneElsesSearch })),
  // The user's own account.
  withInput(
    'updateUserProfile',
    'tenant',
    (_, { id }) => ({
      _id: id,
      data: { norwegianNationalIdentification: '01010750160', birthday: '2007-01-01' },
    }),
    { why: ANOTHER_INPUT },
  ),
  {
    of: 'POST /api/auth/change-password',
    as: 'tenant',
    why: ANOTHER_INPUT,
    with: () => ({ oldPassword: 'riktig hest batteri', password: 'et helt nytt passord' }),
  },
  {
    of: 'POST /api/auth/pusher',
    as: 'tenant',
    why: ANOTHER_INPUT,
    with: (_, { person }) => ({
      socket_id: '1.1',
      channel_name: `private-account-${person.id}`,
    }),
  },
  {
    of: 'POST /api/profile-image',
    as: 'tenant',
    why: ANOTHER_INPUT,
    file: () => cameraPhoto(),
  },
  // Signing.
  withInput(
    'noteSigningSeen',
    'signer@x.no',
    (scenario) => ({ signerId: scenario.someoneElsesToSign, isOpen: true }),
    { answer: '' },
  ),
  {
    of: 'GET /api/signing/:signerId/document',
    as: 'signer@x.no',
    why: NO_ACTOR,
  },
  withInput('declineSigning', 'signer@x.no', (scenario) => ({
    signerId: scenario.someoneElsesToSign,
    reason: 'x',
  })),
  // Leases.
  ...['openRentCalendar', 'closeRentCalendar'].map((of) =>
    withInput(of, 'renter', (scenario) => ofBilled(scenario), { answer: '{ url }' }),
  ),
  withInput('protestNotice', 'renter', async (scenario) => {
    const { person } = await scenario.actorOf('agent');
    await scenario.app.api(
      mutation('giveNotice'),
      {
        input: {
          ...ofBilled(scenario, 3),
          ground: 'other',
          reason: 'x',
          approvedOn: scenario.app.clock.today().toString(),
        },
      },
      person.tokens.accessToken,
    );
    return { ...ofBilled(scenario, 3), protest: 'x' };
  }),
  withInput('disputeNotice', 'agent', async ({ app, nordbolig, landlord, renter }) => {
    const contractId = await addSignedLease(app, {
      partnerId: nordbolig,
      landlord,
      tenants: [renter],
      startsOn: '2027-01-01',
      endsOn: '2030-12-31',
      mayGiveNotice: false,
    });
    const input = { contractId, ground: 'sublet_refused', reason: 'x' };
    await app.api(mutation('giveNotice'), { input }, renter.tokens.accessToken);
    return { contractId, protest: 'x' };
  }),
  // Rent.
  withInput('sayInvoicePaid', 'renter', (scenario) => ({
    invoiceId: scenario.billed[0]!.invoiceId,
  })),
  withInput('creditLandlordInvoice', 'agent', (scenario) => ({
    invoiceId: scenario.landlordInvoice,
    reason: 'x',
  })),
  withInput('takeBackPayment', 'agent', (scenario) => ({ paymentId: scenario.directPayment }), {
    answer: '',
  }),
  withInput(
    'statePetitionFacts',
    'agent',
    async (scenario) => ({
      contractId: await openCase(scenario),
      leaseSignedOn: '2026-11-01',
      landlord: { address: 'Storgata 1, 0155 Oslo', birthDate: '1970-01-01' },
      tenants: [{ email: 'rents@x.no', address: 'Storgata 2, 0155 Oslo', birthDate: '1990-01-01' }],
    }),
    { answer: '{ cases { _id } }' },
  ),
  withInput(
    'closeEvictionCase',
    'agent',
    (scenario) => ({ ...ofBilled(scenario, 3), outcome: 'called_off' }),
    { answer: '{ cases { _id } }' },
  ),
  // Deposits.
  withInput('addDepositKyc', 'renter', (scenario) => aKycForm(scenario.kycReference), {
    answer: '{ name }',
  }),
  withInput('noteDepositGuarantee', 'agent', (scenario) => ({
    ...ofBilled(scenario, 1),
    guarantor: 'Nav',
  })),
  withInput('noteDepositInsurance', 'agent', (scenario) => ({
    ...ofBilled(scenario, 2),
    isRefused: false,
  })),
  withInput('showDepositSuit', 'renter', async (scenario, person) => ({
    ...ofBilled(scenario),
    attachments: await attached(scenario, person),
  })),
  withInput('withdrawDepositClaim', 'agent', (scenario) => ofBilled(scenario)),
  withInput('claimDeposit', 'renter', async (scenario) => {
    await endWithDeposit(scenario);
    return ofBilled(scenario);
  }),
  withInput('acceptDepositClaim', 'agent', (scenario) => ofBilled(scenario)),
  // An agency's money.
  ...['approvePayouts', 'approveRefunds', 'agreeToApprovers', 'agreeToPayoutSettings'].map(
    (of): Permitted => ({
      of,
      as: 'agent',
      why: 'the proof is asked for before anything else',
    }),
  ),
  withInput(
    'stopApproverChange',
    'agent',
    async (scenario, { id }) => {
      const { partnerId } = await scenario.requestedApprovers();
      await scenario.app.database.session((session) =>
        session.query(
          'insert into payout_approver select id, $1 from ledger_book where partner_id = $2',
          [id, partnerId],
        ),
      );
      return { partnerId };
    },
    { answer: '{ payoutDay }' },
  ),
  {
    of: 'GET /api/money/:partnerId/payment-orders/:messageId',
    as: 'agent',
    why: 'an order with a payment',
    async path({ app, payouts }) {
      await app.database.session((session) =>
        session.query(
          `with changed as (update payment_order set payer = $2 where message_id = 'GUARDED' returning id)
           insert into payment_order_line
             (order_id, position, payout_id, try, end_to_end_id, amount, account, name, text)
           select id, 0, $1, 1, 'guarded-1', 100, '99991042764', 'N', 'N' from changed`,
          [payouts[0]!, JSON.stringify(PAYER)],
        ),
      );
      return {};
    },
  },
  withInput(
    'setLedgerBook',
    'agent',
    (scenario) => ({
      ...BOOK_TERMS,
      partnerId: scenario.nordbolig,
      clientAccount: '99991042764',
    }),
    { why: 'another client account', answer: '{ name }' },
  ),
  ...API_SCOPES.map((scope) =>
    withInput(
      'addApiKey',
      'agent',
      (scenario) => ({
        partnerId: scenario.nordbolig,
        name: 'N',
        scopes: [scope.replace(':', '_')],
      }),
      { why: `the scope ${scope}`, answer: '{ key }' },
    ),
  ),
  {
    of: 'POST /api/bank/files/:partnerId',
    as: 'agent',
    why: ANOTHER_INPUT,
    file: () => aFile('2026-11-19'),
  },
  {
    of: 'POST /api/bank/files/:partnerId/:fileId/rehearsal',
    as: 'agent',
    why: 'a file that waits',
    path: async (scenario) => ({ fileId: await scenario.waitingFile() }),
  },
  {
    of: 'GET /api/money/:partnerId/postal-letters.pdf',
    as: 'agent',
    why: ANOTHER_INPUT,
    query: async (scenario) => `?letterIds=${await scenario.postalLetter()}`,
  },
  ...['pdf', 'csv', 'xlsx'].map((kind): Permitted => ({
    of: `GET /api/annual-statements/:year/statement.${kind}`,
    as: 'lessor',
    why: ANOTHER_INPUT,
    path: () => ({ year: '2026' }),
    query: (scenario) => `?partnerId=${scenario.nordbolig}`,
  })),
  // Calls of nordbolig's system.
  {
    of: 'POST /partner/v1/payouts/:payoutId/hold',
    as: 'partnerKey',
    why: 'a payout that is not on hold',
    async with({ app, payouts }) {
      await app.database.session((session) =>
        session.query('update payout set held_at = null where id = $1', [payouts[0]!]),
      );
      return { reason: 'x' };
    },
  },
  {
    of: 'POST /partner/v1/invoices/:invoiceId/write-off',
    as: 'partnerKey',
    why: 'an invoice that is not settled',
    path: ({ billed }) => ({ invoiceId: billed[1]!.invoiceId }),
  },
  {
    of: 'POST /partner/v1/bank-files',
    as: 'partnerKey',
    why: ANOTHER_INPUT,
    with: () => Buffer.from(aFile('2026-11-20')),
  },
  ...['PUT /partner/v1/leases/:leaseId', 'POST /partner/v1/leases/:leaseId/send'].map(
    (of): Permitted => ({
      of,
      as: 'partnerKey',
      why: 'the version of the draft',
      async with({ app, partnersOwn, partnersLease }) {
        const [version] = await findIds(
          app,
          `select version::text as id from lease where id = '${partnersOwn['leaseId']}'`,
        );
        const { tenants, terms } = partnersLease();
        return { version: Number(version), ...(of.startsWith('PUT') && { tenants, terms }) };
      },
    }),
  ),
  {
    of: 'POST /partner/v1/leases/:leaseId/withdraw',
    as: 'partnerKey',
    why: 'a lease that was sent',
  },
];
