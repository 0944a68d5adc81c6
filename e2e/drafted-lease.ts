import { draftTenant, LEASE_TERMS } from '../server/testing/leases.ts';
import { apiOf, homeCalled, publishedBy, removeListings, test as base } from './landlords.ts';

export const DEMO = 'husvaer-demo';
export const LANDLORD = { email: 'landlord@example.com', password: DEMO };

/** A lease that its landlord has drafted, of a home that exists during one test. */
export const test = base.extend<{ lease: { path: string; title: string } }>({
  async lease({ request }, use) {
    const title = `Bolig ${process.hrtime.bigint().toString(36)}`;
    const listingId = await publishedBy(request, LANDLORD, homeCalled(title));
    const api = await apiOf(request, LANDLORD);
    const { addLease } = await api<{ addLease: { _id: string } }>(
      'mutation ($inputData: AddLeaseInputData!) { addLease(inputData: $inputData) { _id } }',
      {
        inputData: {
          listingId,
          tenants: [draftTenant({ email: 'tenant@example.com', name: 'Ingrid Solheim' })],
          terms: LEASE_TERMS,
        },
      },
    );
    await use({ path: `/my-lease/${addLease._id}`, title });
    await api('mutation ($id: ID!) { callOffLease(inputData: { contractId: $id }) { _id } }', {
      id: addLease._id,
    });
    await removeListings(request, LANDLORD, [listingId]);
  },
});
