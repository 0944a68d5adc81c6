import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { A_PDF } from '../testing/documents.ts';
import { createFullScenario, type FullScenario } from '../testing/full-scenario.ts';
import { newToken, type TestPerson } from '../testing/people.ts';
import { NOW } from '../testing/test-app.ts';
import { upload } from '../testing/uploads.ts';

/*
 * Section 7 of the specification: calls each query and mutation with its arguments and all returned fields by
 * the specification's names, on a database with leases, invoices and payouts, and checks the answer. The
 * parts of a payout are checked in `payouts.test.ts`.
 */

let scenario: FullScenario;
/** A lease of nordbolig's, as the specification's other calls refer to it. */
let lease: { _id: string; propertyId: string; leaseSerial: number };

beforeAll(async () => {
  scenario = await createFullScenario();
  const query = `query ($id: ID!) {
    getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id propertyId leaseSerial } }`;
  lease = await callAs(scenario.renter, query, { id: scenario.billed[2]!.leaseId });
});
afterAll(() => scenario.app.close());

/** The answer of a call's one operation. */
async function callAs(who: TestPerson, call: string, variables: object = {}): Promise<any> {
  const token = await newToken(scenario.app, who);
  const { data, errors } = await scenario.app.api(call, { ...variables }, token);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

const ID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const DAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

describe('queries', () => {
  test('myProfile', async () => {
    const { renter } = scenario;
    const change = `mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: {
      birthday: "1990-05-17", phoneNumber: "+4790000001", language: "en" } }) { _id profile { language } } }`;
    expect(await callAs(renter, change, { id: renter.id })).toEqual({
      _id: renter.id,
      profile: { language: 'en' },
    });
    const query = `query ($id: ID!) { myProfile(queryData: { userId: $id }) {
      language norwegianNationalIdentification birthday phoneNumber } }`;
    expect(await callAs(renter, query, { id: renter.id })).toEqual({
      language: 'en',
      norwegianNationalIdentification: null,
      birthday: '1990-05-17',
      phoneNumber: '+4790000001',
    });
  });

  test('partnersSubDomain', async () => {
    const query = `{ partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) {
      partnerId isSubDomainExists isPublic logo partnerSiteURL
      defaultFindHomeLocation { cityPlaceId defaultMapZoom defaultMapLocation lat lng }
      currencySettings { decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition } } }`;
    const nowhere = { cityPlaceId: null, defaultMapZoom: null, defaultMapLocation: null };
    expect(await callAs(scenario.renter, query)).toEqual({
      partnerId: scenario.nordbolig,
      isSubDomainExists: true,
      isPublic: false,
      logo: null,
      partnerSiteURL: null,
      currencySettings: null,
      defaultFindHomeLocation: { ...nowhere, lat: null, lng: null },
    });
  });

  test.each(['tenant', 'landlord'])('getSingleLeaseForPublicSite of a %s', async (personType) => {
    const query = `query ($id: ID!) { getSingleLeaseForPublicSite(
      queryData: { personType: ${personType}, contractId: $id }) { _id propertyId leaseSerial } }`;
    const who = personType === 'tenant' ? scenario.renter : scenario.landlord;
    expect(await callAs(who, query, { id: lease._id })).toEqual(lease);
  });

  test('getAllInvoiceForPartnerPublicSite', async () => {
    const fields = `_id status dueDate invoiceTotal invoiceMonth invoiceSerialId fileId
      attachments { _id name title type }`;
    const query = (filters: string) => `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(
      queryData: { contractId: $id ${filters} }) { data { ${fields} } } }`;
    const { data } = await callAs(scenario.renter, query(''), { id: lease._id });
    const { invoiceId } = scenario.billed[2]!;
    expect(data).toEqual([
      {
        _id: invoiceId,
        status: expect.any(String),
        dueDate: DAY,
        invoiceTotal: 12_000,
        invoiceMonth: '2027-01-01',
        invoiceSerialId: expect.any(Number),
        fileId: ID,
        attachments: [
          {
            _id: data[0].fileId,
            name: expect.stringMatching(/^Faktura nr\. \d+\.pdf$/),
            title: expect.stringMatching(/^Faktura nr\. \d+$/),
            type: 'application/pdf',
          },
        ],
      },
    ]);
    const notices = query(', neededFileType: eviction_notice');
    expect(await callAs(scenario.renter, notices, { id: lease._id })).toEqual({ data: [] });
  });

  test('getAllInvoicePaymentForALease', async () => {
    const query = `query ($id: ID!, $propertyId: ID!, $tenantId: ID!) { getAllInvoicePaymentForALease(
      queryData: { contractId: $id, propertyId: $propertyId, tenantId: $tenantId }) {
        data { _id amount paymentDate createdAt invoices { _id } } metaData { totalDocuments } } }`;
    const { propertyId } = lease;
    const input = { id: lease._id, propertyId, tenantId: scenario.renter.id };
    expect(await callAs(scenario.landlord, query, input)).toEqual({
      data: [
        {
          _id: scenario.directPayment,
          amount: 1,
          paymentDate: '2026-11-20',
          createdAt: NOW.toString(),
          invoices: [{ _id: scenario.billed[2]!.invoiceId }],
        },
      ],
      metaData: { totalDocuments: 1 },
    });
  });

  test('getFullPayoutHistory', async () => {
    const query = `query ($id: ID!, $propertyId: ID!) { getFullPayoutHistory(
      queryData: { contractId: $id, propertyId: $propertyId }) {
        data { _id amount payoutDate referanse status } } }`;
    const input = { id: lease._id, propertyId: lease.propertyId };
    expect(await callAs(scenario.landlord, query, input)).toEqual({
      data: [{ _id: ID, amount: 11_999, payoutDate: DAY, referanse: null, status: 'estimated' }],
    });
  });

  test('getLeaseTenants', async () => {
    const query = `query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data {
      mainTenant { user { _id name email phoneNumber avatarKey } }
      coTenants { user { _id name email phoneNumber avatarKey } } } } }`;
    const { id, name, email } = scenario.renter;
    const user = { _id: id, name, email, phoneNumber: '+4790000001', avatarKey: null };
    expect(await callAs(scenario.landlord, query, { id: lease._id })).toEqual({
      data: { mainTenant: { user }, coTenants: [] },
    });
  });
});

test('a file is given a policy, sent, added, listed and fetched', async () => {
  const { renter, app, nordbolig } = scenario;
  const subFolderName = `${nordbolig}/contract`;
  const policy = `query ($folder: String!) { getUploadPolicy(queryData: {
    filename: "Nøkler.pdf", directive: "Files", subFolderName: $folder }) { url policyData { name value } } }`;
  const { url, policyData } = await callAs(renter, policy, { folder: subFolderName });
  expect(url).toBe('/api/uploads');
  expect(policyData).toContainEqual({
    name: 'key',
    value: expect.stringMatching(/^uploads\/Files\/[\da-f-]{36}\/contract\/[A-Za-z\d]{11}\.pdf$/),
  });

  const where = { filename: 'Nøkler.pdf', directive: 'Files', subFolderName };
  const name = (await upload(app, renter, A_PDF, where)).split('/').at(-1);
  const add = `mutation ($inputData: UploadFilesInputData!) {
    uploadFiles(inputData: $inputData) { _id title createdAt } }`;
  const file = {
    propertyId: lease.propertyId,
    contractId: lease._id,
    leaseSerial: lease.leaseSerial,
    directive: 'Files',
    context: 'contract',
    subContext: 'lease',
    title: 'Nøkler.pdf',
    isVisibleToTenant: true,
    isVisibleToLandlord: true,
    size: A_PDF.length,
    name,
  };
  const inputData = { files: [file], requestFrom: 'partner_public' };
  const added = await callAs(renter, add, { inputData });
  expect(added).toEqual([{ _id: ID, title: 'Nøkler.pdf', createdAt: NOW.toString() }]);

  const list = `query ($id: ID!) { getFilesForPublicApp(
    queryData: { contractId: $id }, optionData: { limit: 10, skip: 0 }) {
      data { _id title createdAt name size } metaData { totalDocuments filteredDocuments } } }`;
  const { data, metaData } = await callAs(renter, list, { id: lease._id });
  expect(data).toContainEqual({ ...added[0], name, size: A_PDF.length });
  expect(metaData).toEqual({ totalDocuments: data.length, filteredDocuments: data.length });

  const fetched = 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }';
  const address = await callAs(renter, fetched, { id: added[0]._id });
  expect((await app.call({ url: address })).rawPayload).toEqual(A_PDF);
});

test('addConversations returns a list, whose first is used: the same each time', async () => {
  const { renter, wantedListing: listingId, nordbolig: partnerId } = scenario;
  const alone = `mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id listingId createdBy } }`;
  const begun = await callAs(renter, alone, { id: listingId });
  expect(begun).toEqual([{ _id: ID, listingId, createdBy: renter.id }]);
  const all = `mutation ($inputData: AddConversationsInputData!) {
    addConversations(inputData: $inputData) { _id listingId createdBy } }`;
  const inputData = { listingId, senderId: renter.id, contractId: lease._id, partnerId };
  expect(await callAs(renter, all, { inputData })).toEqual(begun);
});
