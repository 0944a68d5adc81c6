import { AGENT, LANDLORD, TENANT } from '../demo/src/leases/people.ts';
import { demoLeases } from '../demo/src/leases/demo-leases.ts';
import { expect, test } from './fixtures.ts';
import { apiOf } from './landlords.ts';

const LEASES = `query ($side: LeasePersonType!) {
  getLeases(queryData: { personType: $side }, optionData: { limit: 100 }) {
    data { leaseStatus rentStatus property { name } }
  }
}`;
interface Leases {
  getLeases: { data: { leaseStatus: string; rentStatus: string; property: { name: string } }[] };
}

/** The day on which the tests' demo was made (playwright.config.ts). */
const TODAY = '2026-11-20';

for (const [side, email] of [
  ['tenant', TENANT],
  ['landlord', LANDLORD],
] as const) {
  test(`the demo’s leases have the statuses of docs/demo.md, for the ${side}`, async ({
    request,
  }) => {
    const api = await apiOf(request, { email, password: 'husvaer-demo' });
    const { getLeases } = await api<Leases>(LEASES, { side });
    const found = new Map(
      getLeases.data.map(({ property, leaseStatus: lease, rentStatus: rent }) => [
        property.name,
        { lease, rent },
      ]),
    );
    for (const { home, ...demoLease } of demoLeases(TODAY))
      expect(found.get(home.title) ?? null, home.title).toEqual(demoLease[side]);
  });
}

test('a home that a landlord left to the agency, with no lease yet, waits for its agents', async ({
  request,
}) => {
  const api = await apiOf(request, { email: AGENT, password: 'husvaer-demo' });
  const { site } = await api<{ site: { partnerId: string } }>(
    `{ site: partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) { partnerId } }`,
    {},
  );
  const { waiting } = await api<{ waiting: { data: { property: { name: string } }[] } }>(
    'query ($id: ID!) { waiting: getWaitingAssignments(queryData: { partnerId: $id }) { data { property { name } } } }',
    { id: site.partnerId },
  );
  const left = demoLeases(TODAY).filter(({ paper }) => paper === 'none');
  expect(waiting.data.map(({ property }) => property.name)).toEqual(
    expect.arrayContaining(left.map(({ home }) => home.title)),
  );
});
