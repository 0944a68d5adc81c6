import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { buildSchema, isEnumType, isInputObjectType, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';

import { ROOT } from './root.ts';

const schema = buildSchema(readFileSync(resolve(ROOT, 'contract/schema.graphql'), 'utf8'));

/** A query for each entity in section 3 of the specification, with its field names. */
const ENTITIES: Record<string, string> = {
  Listing: `getSingleListing(queryData: { listingId: "1" }) {
    title listingType propertyType address { street streetNumber postalCode city } floor totalBedrooms
    totalSize internalUsableSize externalUsableSize balconySize energyLabel availableFrom minimumStay
    monthlyRent depositAmount furnished facilities includedInRent images { url description order }
    videoUrl view360Url partnerId contactPerson { name }
  }`,
  'User profile': `myProfile(queryData: { userId: "1" }) {
    name email occupation birthday gender phoneNumber norwegianNationalIdentification status profileImage language
  }`,
  Conversation: `getConversations { data {
    participants { _id } userStatus lastMessageAt lastMessage listingId archivedBy favoriteBy published unreadBy
    uniqueInteraction identity uniqueInteractionAt partnerId accountId propertyId tenantId agentId hideForPartner
    contractId createdAt createdBy _id
  } }`,
  'Partner sub-domain': `partnersSubDomain(queryData: { subDomain: "a", partnerSiteType: public }) {
    partnerId isSubDomainExists isPublic logo partnerSiteURL
    defaultFindHomeLocation { cityPlaceId defaultMapZoom defaultMapLocation lat lng }
    currencySettings { decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition }
  }`,
  Lease: `getSingleLeaseForPublicSite(queryData: { contractId: "1" }) {
    _id propertyId
    property {
      name placeId city cityPlaceId lat lng country streetNumber sublocality countryShortName postalCode apartmentId
    }
    partner { _id } contractStartDate contractEndDate agent { name phoneNumber email avatar }
    leaseStatus rentStatus invoiceStatus invoiceAmount monthlyRentAmount depositAmount
    depositAccount { status number bankName createdAt }
    monthlyPayoutDate assignmentFrom assignmentTo
    brokeringCommission { type amount } rentalManagementCommission { type amount } addons { name amount }
    nextPayoutDate nextPayoutAmount invoiceAccountNumber kidNumber payBeforeMonth payBeforeMonthEnabled
    invoiceDueDate nextInvoiceDate evictionNotice { sentDate fileIds }
    leaseFileId evictionNoticeFileId evictionLetterFileId
    depositInsurance { status bankAccount kid amount payable createdAt referenceNumber }
    security securityStatus securityAmount dueDate amount payoutTo enabledLeaseEsigning enabledEsigning
    leaseContractPdfGenerated assignmentContractPdfGenerated
    firstInvoice { amount status kidNumber accountNumber }
    leaseSerial invoicePaidAfterPayoutDate tenantStatusEnum remaining { year month days } remainingPercentage
  }`,
  'Signing statuses': `getSingleLeaseForPublicSite(queryData: { contractId: "1" }) {
    tenantLeaseSigningStatus { signed signingUrl } landlordLeaseSigningStatus { signed signingUrl }
    agentAssignmentSigningStatus { signed signingUrl } landlordAssignmentSigningStatus { signed signingUrl }
  }`,
  'Derived groups': `getSingleLeaseForPublicSite(queryData: { contractId: "1" }) {
    finance { amount }
    securityDetails {
      status isPaid bankNumber depositInsurancePayable depositInsuranceKid depositAccountBankName
    }
    invoiceInfo { amount } payoutInfo { nextPayoutDate }
    assignmentInfo {
      period { from to } brokeringCommissionAmount { type amount } rentalManagementCommissionAmount { type amount }
      guarantee addons { name amount }
    }
    deposit { status }
  }`,
  Invoice: `getAllInvoiceForPartnerPublicSite(queryData: { contractId: "1" }) { data {
    _id status dueDate invoiceTotal invoiceMonth invoiceSerialId fileId attachments { _id name title type }
  } }`,
  Payment: `getAllInvoicePaymentForALease(queryData: { contractId: "1" }) {
    data { _id amount paymentDate createdAt invoices { _id } }
  }`,
  'Payout history item': `getFullPayoutHistory(queryData: { contractId: "1" }) {
    data { _id amount payoutDate referanse status }
  }`,
  'Payout details': `payoutDetails(queryData: { payoutId: "1" }) {
    _id amount bankRef holdPayout numberOfFails paymentStatus serialId status propertyInfo { name }
    tenantsInfo { name } accountInfo { accountNumber } agentInfo { name } branchInfo { name } events { event date }
    metaInfo {
      type amount serialId correctionsInfo invoiceId landlordInvoiceId payoutId commissionId addonsInfo { name }
    }
    rentAmount brokeringCommission managementCommission addonCommissions credits unpaidEarlierPayout paidDate
  }`,
  File: `getFilesForPublicApp(queryData: { contractId: "1" }) { data { _id title createdAt name size } }`,
  'Lease tenants': `getLeaseTenants(queryData: { contractId: "1" }) { data {
    mainTenant { user { _id name email phoneNumber avatarKey } }
    coTenants { user { _id name email phoneNumber avatarKey } }
  } }`,
  'Upload policy': `getUploadPolicy(queryData: { filename: "a.pdf", directive: "Files", subFolderName: "p/contract" }) {
    url policyData { name value }
  }`,
};

/** The fields of inputs. */
const INPUTS: Record<string, string> = {
  AddInterestFormInputData: `rentFrom people leaseLength isSmoker hasPets referenceName referencePhone attachments
    nationalIdentification birthDate phoneNumber occupation monthlyIncome aboutYou agreesToCreditCheck agreesToTerms`,
  AddDepositKycInputData: `nationalIdentification referenceNumber yearlyAmount hasOtherIncome receivesMoney
    transfersMoney depositsCash isNonStandardCustomer isPoliticallyExposed isTaxableAbroad investsForOthers
    tradesDigitalCurrency isUsTaxResident taxCountry taxNumber motherland depositType amount comment`,
};

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).toSorted();

describe('the entities of the specification have its names in the API', () => {
  test.each(Object.entries(ENTITIES))('%s', (_, fields) => {
    expect(validate(schema, parse(`{ ${fields} }`)).map(({ message }) => message)).toEqual([]);
  });

  test.each(Object.entries(INPUTS))('%s', (name, fields) => {
    const type = schema.getType(name);
    const known = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(known).toEqual(expect.arrayContaining(wordsOf(fields)));
  });

  test('Facility has the values of the specification’s examples', () => {
    const type = schema.getType('Facility');
    const known = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(known).toEqual(
      expect.arrayContaining(['balcony', 'parking', 'elevator', 'pets_allowed', 'smoking_allowed']),
    );
  });
});
