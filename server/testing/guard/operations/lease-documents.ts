import { LOGGED_IN } from '../../actors.ts';
import { A_PDF } from '../../documents.ts';
import type { FullScenario } from '../../full-scenario.ts';
import { upload } from '../../uploads.ts';
import { AGENT, SOMEBODY, type Operation } from '../row.ts';

/** The latest version of a draft. */
async function versionOf({ app }: FullScenario, leaseId: string): Promise<number> {
  const [found] = await app.database.session((session) =>
    session.query<{ version: number }>('select version from lease where id = $1', [leaseId]),
  );
  return found!.version;
}

export const LEASE_DOCUMENTS: Record<string, Operation> = {
  addLease: {
    by: AGENT,
    call: 'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
    with: (scenario) => ({ lease: scenario.partnersLease() }),
  },
  updateLease: {
    by: AGENT,
    call: 'mutation ($change: UpdateLeaseInputData!) { updateLease(inputData: $change) { _id } }',
    with: (scenario) => {
      const { tenants, terms } = scenario.partnersLease();
      return { change: { contractId: scenario.leases[0], version: 1, tenants, terms } };
    },
  },
  callOffLease: {
    by: AGENT,
    call: 'mutation ($id: ID!) { callOffLease(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[1] }),
  },
  getLeasePreview: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) { title } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getFilesForPublicApp: {
    by: AGENT,
    call: 'query ($id: ID!) { getFilesForPublicApp(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  uploadFiles: {
    by: AGENT,
    call: 'mutation ($input: UploadFilesInputData!) { uploadFiles(inputData: $input) { _id } }',
    async with(scenario, { name, person }) {
      const [lease] = await scenario.app.database.session((session) =>
        session.query<{ propertyId: string; serial: number }>(
          'select property_id as "propertyId", serial from lease where id = $1',
          [scenario.leases[0]],
        ),
      );
      const input = {
        filename: 'a.pdf',
        directive: 'Files',
        subFolderName: `${scenario.nordbolig}/contract`,
      };
      const key = LOGGED_IN.some((known) => known === name)
        ? await upload(scenario.app, person, A_PDF, input)
        : 'aaaaaaaaaaa.pdf';
      const file = {
        propertyId: lease!.propertyId,
        contractId: scenario.leases[0],
        directive: 'Files',
        context: 'contract',
        subContext: 'lease',
        leaseSerial: lease!.serial,
        isVisibleToTenant: true,
        isVisibleToLandlord: true,
        title: 'Nøkler',
        size: 5,
        name: key.split('/').at(-1),
      };
      return { input: { files: [file], requestFrom: 'partner_public' } };
    },
  },
  getLettingParties: {
    by: AGENT,
    call: 'query ($id: ID!) { getLettingParties(queryData: { listingId: $id }) { landlords { _id } } }',
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  addLeaseUnder: {
    by: AGENT,
    call: 'mutation ($input: AddLeaseUnderInputData!) { addLeaseUnder(inputData: $input) { _id } }',
    with(scenario) {
      const { tenants, terms } = scenario.partnersLease();
      return { input: { assignmentId: scenario.partnersOwn['assignmentId'], tenants, terms } };
    },
  },
  getRentCollector: { by: SOMEBODY, call: '{ getRentCollector { name } }' },
  getContractAdditions: {
    by: AGENT,
    call: 'query ($id: ID!) { getContractAdditions(queryData: { partnerId: $id, kind: lease }) { no { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setContractAdditions: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [] }) { no { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setOwnContract: {
    by: AGENT,
    call: 'mutation ($input: SetOwnContractInputData!) { setOwnContract(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        version: await versionOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  sendLease: {
    by: AGENT,
    call: 'mutation ($input: SendLeaseInputData!) { sendLease(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        version: await versionOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  checkLease: {
    by: AGENT,
    call: 'mutation ($input: CheckLeaseInputData!) { checkLease(inputData: $input) { key } }',
    with: (scenario) => ({ input: scenario.partnersLease() }),
  },
  withdrawLease: {
    by: AGENT,
    call: 'mutation ($input: WithdrawLeaseInputData!) { withdrawLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], reason: 'x' } }),
  },
  sendAssignment: {
    by: AGENT,
    call: 'mutation ($input: SendAssignmentInputData!) { sendAssignment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], language: 'en' } }),
  },
  withdrawAssignment: {
    by: AGENT,
    call: 'mutation ($input: WithdrawLeaseInputData!) { withdrawAssignment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], reason: 'x' } }),
  },
};
