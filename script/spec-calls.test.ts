import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';

import { ROOT } from './root.ts';

const schema = buildSchema(readFileSync(resolve(ROOT, 'contract/schema.graphql'), 'utf8'));

describe('section 7 of the specification: each call has its arguments and answers by these names', () => {
  test.each([
    `query { myProfile(queryData: { userId: "1" }) {
       language norwegianNationalIdentification birthday phoneNumber } }`,
    `query { partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) {
       partnerId isSubDomainExists isPublic logo partnerSiteURL
       defaultFindHomeLocation { cityPlaceId defaultMapZoom defaultMapLocation lat lng }
       currencySettings { decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition } } }`,
    `query { getSingleLeaseForPublicSite(queryData: { personType: tenant, contractId: "1" }) { _id } }`,
    `query { getSingleLeaseForPublicSite(queryData: { personType: landlord, contractId: "1" }) { _id } }`,
    `query { getAllInvoiceForPartnerPublicSite(queryData: { contractId: "1", neededFileType: eviction_notice }) {
       data { _id status dueDate invoiceTotal invoiceMonth invoiceSerialId fileId attachments { _id name title type } } } }`,
    `query { getAllInvoicePaymentForALease(queryData: { contractId: "1", propertyId: "2", tenantId: "3" }) {
       data { _id amount paymentDate createdAt invoices { _id } } metaData { totalDocuments } } }`,
    `query { getFullPayoutHistory(queryData: { contractId: "1", propertyId: "2" }) {
       data { _id amount payoutDate referanse status } } }`,
    `query { payoutDetails(queryData: { payoutId: "1", requestFromPartnerPublic: true }) { _id } }`,
    `query { getFilesForPublicApp(queryData: { contractId: "1" }, optionData: { limit: 10, skip: 0 }) {
       data { _id title createdAt name size } metaData { totalDocuments filteredDocuments } } }`,
    `query { getUploadPolicy(queryData: { filename: "a.pdf", directive: "Files", subFolderName: "1/contract" }) {
       url policyData { name value } } }`,
    `query { getFileDownloadUrl(queryData: { fileId: "1" }) }`,
    `query { getLeaseTenants(queryData: { contractId: "1" }) {
       data { mainTenant { user { _id name email phoneNumber avatarKey } }
         coTenants { user { _id name email phoneNumber avatarKey } } } } }`,
    `mutation { updateUserProfile(inputData: { _id: "1", data: { language: "no" } }) { _id profile { language } } }`,
    `mutation { addConversations(inputData: { listingId: "1", senderId: "2", contractId: "3", partnerId: "4" }) { _id } }`,
    `mutation { addConversations(inputData: { listingId: "1" }) { _id } }`,
    `mutation { uploadFiles(inputData: { requestFrom: "partner_public", files: [{
       propertyId: "1", contractId: "2", directive: "Files", context: "contract", subContext: "lease",
       leaseSerial: 3, isVisibleToTenant: true, isVisibleToLandlord: true, title: "Nøkler", size: 4,
       name: "AbCdEfGhIjK.pdf" }] }) { _id title createdAt } }`,
  ])('%s', (call) => {
    expect(validate(schema, parse(call)).map(({ message }) => message)).toEqual([]);
  });
});

test('those that answer a list answer a list: the first conversation is used', () => {
  const { addConversations } = schema.getMutationType()?.getFields() ?? {};
  expect(String(addConversations?.type)).toBe('[Conversation!]!');
});
