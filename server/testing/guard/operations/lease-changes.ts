import { NOBODYS_ID, type FullScenario } from '../../full-scenario.ts';
import { settleSigning } from '../../signing.ts';
import { AGENT, OPERATOR, type Operation } from '../row.ts';

/** A signer of a lease that was sent; an unknown id before. */
async function signerOf({ app }: FullScenario, leaseId: string): Promise<string> {
  await settleSigning(app);
  const [found] = await app.database.session((session) =>
    session.query<{ id: string }>(
      `select signer.id from signer join lease_paper using (order_id)
       where lease_id = $1 and role = 'tenant' order by position limit 1`,
      [leaseId],
    ),
  );
  return found?.id ?? NOBODYS_ID;
}

export const PROTOCOL_CONTENT = {
  takenOn: '2026-11-20',
  meters: [],
  keys: [],
  rooms: [{ name: 'Stue', condition: 'good', photos: [] }],
};

export const LEASE_CHANGES: Record<string, Operation> = {
  getLeaseProtocols: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseProtocols(queryData: { contractId: $id }) { kind } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLatestPriceIndex: { by: OPERATOR, call: '{ getLatestPriceIndex { value } }' },
  enterPriceIndex: {
    by: OPERATOR,
    call: `mutation { enterPriceIndex(inputData: { month: "2026-09", value: 101.9 }) { value } }`,
  },
  confirmSignerName: {
    by: AGENT,
    call: 'mutation ($input: ConfirmSignerNameInputData!) { confirmSignerName(inputData: $input) { _id } }',
    async with(scenario) {
      const signerId = await signerOf(scenario, scenario.leases[2]!);
      await scenario.app.database.session((session) =>
        session.query(
          'update signer set other_name = $2, other_name_confirmed_at = null where id = $1',
          [signerId, 'Kari Lie'],
        ),
      );
      return { input: { contractId: scenario.leases[2], signerId, otherName: 'Kari Lie' } };
    },
  },
  resendSigning: {
    by: AGENT,
    call: 'mutation ($input: ResendSigningInputData!) { resendSigning(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        signerId: await signerOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  changeSignerEmail: {
    by: AGENT,
    call: 'mutation ($input: ChangeSignerEmailInputData!) { changeSignerEmail(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        signerId: await signerOf(scenario, scenario.leases[2]!),
        email: 'moved@x.no',
      },
    }),
  },
  giveNotice: {
    by: AGENT,
    call: 'mutation ($input: GiveNoticeInputData!) { giveNotice(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[3],
        ground: 'other',
        reason: 'x',
        approvedOn: scenario.app.clock.today().toString(),
      },
    }),
  },
  // Only tenants.
  protestNotice: {
    by: [],
    call: 'mutation ($input: ProtestNoticeInputData!) { protestNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3], protest: 'x' } }),
  },
  // Only of a tenant's notice with a ground.
  disputeNotice: {
    by: [],
    call: 'mutation ($input: DisputeNoticeInputData!) { disputeNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3], protest: 'x' } }),
  },
  withdrawNotice: {
    by: AGENT,
    call: 'mutation ($input: WithdrawNoticeInputData!) { withdrawNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3] } }),
  },
  getRentAdjustment: {
    by: AGENT,
    call: 'query ($id: ID!) { getRentAdjustment(queryData: { contractId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.leases[3] }),
  },
  adjustRent: {
    by: AGENT,
    call: 'mutation ($input: AdjustRentInputData!) { adjustRent(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: { contractId: scenario.leases[3], takesEffectOn: '2028-01-01' },
    }),
  },
  getRentAdjustments: {
    by: AGENT,
    call: `query ($ids: [ID!]!) { getRentAdjustments(queryData: { contractIds: $ids }) { data { amount } } }`,
    with: (scenario) => ({ ids: [scenario.leases[3]] }),
  },
  adjustRents: {
    by: AGENT,
    call: 'mutation ($input: AdjustRentsInputData!) { adjustRents(inputData: $input) { contractId } }',
    with: (scenario) => ({
      input: {
        rents: [{ contractId: scenario.leases[3], amount: 12_000 }],
        takesEffectOn: '2028-01-01',
      },
    }),
  },
  messageTenants: {
    by: AGENT,
    call: 'mutation ($input: MessageTenantsInputData!) { messageTenants(inputData: $input) { contractId } }',
    with: (scenario) => ({
      input: { contractIds: [scenario.leases[3]], clientId: crypto.randomUUID(), text: 'Hei' },
    }),
  },
  extendLease: {
    by: AGENT,
    call: 'mutation ($input: ExtendLeaseInputData!) { extendLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], endsOn: '2033-01-31' } }),
  },
  withdrawAmendment: {
    by: AGENT,
    call: 'mutation ($input: WithdrawAmendmentInputData!) { withdrawAmendment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], kind: 'extension' } }),
  },
  endLease: {
    by: AGENT,
    call: 'mutation ($input: EndLeaseInputData!) { endLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], endsOn: '2028-01-31' } }),
  },
  changeTenants: {
    by: AGENT,
    call: 'mutation ($input: ChangeTenantsInputData!) { changeTenants(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[4],
        from: '2027-02-01',
        leaving: [],
        joining: [{ email: 'ny@x.no', name: 'Nye Berg', birthDate: '1990-01-02' }],
      },
    }),
  },
  writeProtocol: {
    by: AGENT,
    call: 'mutation ($input: WriteProtocolInputData!) { writeProtocol(inputData: $input) { version } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[4],
        kind: 'move_in',
        version: 0,
        content: PROTOCOL_CONTENT,
      },
    }),
  },
  sendProtocol: {
    by: AGENT,
    call: 'mutation ($input: SendProtocolInputData!) { sendProtocol(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], kind: 'move_in' } }),
  },
};
