import type { FullScenario } from '../../full-scenario.ts';
import { AGENT, SOMEBODY, type Operation } from '../row.ts';

/** A saved view of a person's own leases. */
async function aListView(app: FullScenario['app'], person: { id: string }): Promise<string> {
  const id = crypto.randomUUID();
  await app.database.session((session) =>
    session.query(
      `insert into lease_list_view (id, account_id, name, query, created_at) values ($1, $2, $3, '?status=overdue', now())`,
      [id, person.id, id],
    ),
  );
  return id;
}

export const LEASES: Record<string, Operation> = {
  getLeases: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeases(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getHomesToLet: {
    by: AGENT,
    call: 'query ($id: ID!) { getHomesToLet(queryData: { partnerId: $id }) { totalDocuments } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLettingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getLettingPeople(queryData: { partnerId: $id }) { agents { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSingleLeaseForPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseTenants: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data { mainTenant { user { name } } } } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseListViews: { by: SOMEBODY, call: '{ getLeaseListViews(queryData: {}) { name } }' },
  saveLeaseListView: {
    by: SOMEBODY,
    call: 'mutation { saveLeaseListView(inputData: { name: "N", query: "?status=overdue" }) { name } }',
  },
  removeLeaseListView: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { removeLeaseListView(inputData: { _id: $id }) { _id } }',
    with: async ({ app }, { person }) => ({ id: await aListView(app, person) }),
  },
  getLeaseSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseSettings(queryData: { partnerId: $id }) { endingMonths } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLeaseSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseSettings(inputData: { partnerId: $id, endingMonths: 4, signingDays: 30, remindingDays: 3 }) { endingMonths } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  confirmContradictions: {
    by: AGENT,
    call: 'mutation ($input: ConfirmContradictionsInputData!) { confirmContradictions(inputData: $input) { _id } }',
    async with({ app, leases }) {
      await app.database.session((session) =>
        session.query("update lease set ends_on = '2099-12-31' where id = $1", [leases[0]]),
      );
      return { input: { contractId: leases[0], keys: ['term_long:2099-12-31'] } };
    },
  },
  getJanitorProperties: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperties(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getJanitorProperty: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperty(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[4] }),
  },
};
