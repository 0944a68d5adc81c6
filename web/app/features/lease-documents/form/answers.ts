import type { AddLeaseInputData } from '@husvaer/contract/schema-types';
import {
  USUAL_GUARANTEE_MONTHS,
  USUAL_PAYOUT_DAY,
  type CommissionType,
} from '@husvaer/domain/properties/assignment';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { addDays, addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';
import {
  USE_COSTS,
  type FixedTermGround,
  type RentCollection,
  type SecurityType,
  type TenancyKind,
  type UseCost,
} from '@husvaer/domain/leases/enums';

import { readNumber } from '../../../platform/read-number.ts';
import type { LeaseDraftQuery } from './lease-draft.graphql.ts';
import type { LeaseApplicantsQuery } from './lease-applicants.graphql.ts';
import type { LeaseHomeQuery } from './lease-home.graphql.ts';
import type { UsualLettingTermsQuery } from './usual-terms.graphql.ts';

export type Home = LeaseHomeQuery['getMyListing'];
/** A user who has sent an interest form for the home. */
export type Applicant = LeaseApplicantsQuery['getInterestForms']['data'][number];
export type Draft = LeaseDraftQuery['getSingleLeaseForPublicSite'];
type Tenants = LeaseDraftQuery['getLeaseTenants']['data'];

/** A future tenant: by their interest form, else by the name and e-mail entered here. */
export interface TenantAnswer {
  /** Empty for a tenant who is entered by name and e-mail. */
  interestId: string;
  name: string;
  email: string;
  birthDate: string;
  orgNumber: string;
  postalAddress: string;
}

interface CommissionAnswer {
  type: CommissionType;
  amount: string;
}

interface AssignmentAnswer {
  startsOn: string;
  endsOn: string;
  brokering: CommissionAnswer;
  hadOtherBroker: boolean;
  management: CommissionAnswer;
  addons: { name: string; amount: string }[];
  payoutDay: string;
  isGuaranteed: boolean;
  /** Without a guarantee, what it would be. */
  guaranteeMonths: string;
}

/** The form's values, as typed, in the order of the page and with the API's names. */
export interface Answers extends Record<string, unknown> {
  landlordId: string;
  tenants: TenantAnswer[];
  terms: {
    kind: TenancyKind;
    startsOn: string;
    isFixed: 'no' | 'yes';
    endsOn: string;
    roomName: string;
    homeOf: string;
    fixedTermGround: FixedTermGround | '';
    fixedTermReason: string;
    mayGiveNotice: 'no' | 'yes';
    noticeMonths: string;
    monthlyRent: string;
    dueDay: string;
    useCosts: UseCost[];
    /** Empty if an agency lets the home. */
    rentCollection: RentCollection | '';
    rentAccount: string;
    securityType: SecurityType;
    securityAmount: string;
    houseRules: string;
  };
  /** The assignment from a landlord to an agency; its agents write it once. */
  assignment: AssignmentAnswer | null;
}

export const EMPTY_TENANT: TenantAnswer = {
  interestId: '',
  name: '',
  email: '',
  birthDate: '',
  orgNumber: '',
  postalAddress: '',
};
/** The terms that an agency usually agrees with landlords. */
export type UsualTerms = NonNullable<UsualLettingTermsQuery['getUsualTerms']>;

/** The initial values for a home: from its listing, the applicants, and the agency's usual terms. */
export function answersOfHome(
  { content, owner, partnerId }: Home,
  {
    applicant,
    today,
    usual,
    isCollected = false,
  }: {
    applicant: Applicant | null;
    today: IsoDate;
    usual: UsualTerms | null;
    /** Whether the operator can collect rent for landlords without an agency. */
    isCollected?: boolean;
  },
): Answers {
  const { monthlyRent, depositAmount, listingType, includedInRent } = content;
  const wished = applicant?.rentFrom ?? content.availableFrom?.slice(0, 10) ?? today;
  const startsOn = wished < today ? today : wished;
  const months = applicant ? applicant.leaseLength : null;
  return {
    landlordId: owner?._id ?? '',
    tenants: [applicant ? tenantOf(applicant) : EMPTY_TENANT],
    terms: {
      kind: listingType === null || listingType === 'entire_place' ? 'home' : 'room',
      startsOn,
      isFixed: months === null ? 'no' : 'yes',
      endsOn: months === null ? '' : addDays(addMonths(startsOn, months), -1),
      roomName: '',
      homeOf: '',
      fixedTermGround: '',
      fixedTermReason: '',
      mayGiveNotice: 'yes',
      noticeMonths: '',
      monthlyRent: written(monthlyRent),
      dueDay: '1',
      useCosts: includedInRent.includes('electricity') ? [] : ['electricity'],
      rentCollection: partnerId !== null ? '' : isCollected ? 'collected' : 'direct',
      rentAccount: '',
      securityType: depositAmount === 0 ? 'no_deposit' : 'deposit_account',
      securityAmount: written(depositAmount || null),
      houseRules: '',
    },
    assignment: partnerId === null ? null : assignmentFrom(startsOn, usual),
  };
}

/** The values of a stored draft. */
export function answersOfDraft(draft: Draft, { mainTenant, coTenants }: Tenants): Answers {
  const tenants = [...(mainTenant ? [mainTenant] : []), ...coTenants];
  return {
    landlordId: draft.landlord?._id ?? '',
    tenants: tenants.map(({ user: { name, email }, stated: facts }) => ({
      interestId: '',
      name,
      email,
      birthDate: facts?.birthDate ?? '',
      orgNumber: facts?.orgNumber ?? '',
      postalAddress: facts?.postalAddress ?? '',
    })),
    terms: {
      kind: draft.kind,
      startsOn: draft.contractStartDate,
      isFixed: draft.contractEndDate === null ? 'no' : 'yes',
      endsOn: draft.contractEndDate ?? '',
      roomName: draft.roomName ?? '',
      homeOf: draft.homeOf ?? '',
      fixedTermGround: draft.fixedTermGround ?? '',
      fixedTermReason: draft.fixedTermReason ?? '',
      mayGiveNotice: draft.mayGiveNotice ? 'yes' : 'no',
      noticeMonths: String(draft.noticeMonths),
      monthlyRent: written(draft.monthlyRentAmount),
      dueDay: String(draft.dueDay),
      useCosts: draft.useCosts,
      rentCollection: draft.rentCollection ?? '',
      rentAccount: draft.rentAccount ? writeBankAccount(draft.rentAccount) : '',
      securityType: draft.security,
      securityAmount: written(draft.securityAmount),
      houseRules: draft.houseRules ?? '',
    },
    assignment: null,
  };
}

export const tenantOf = ({ _id, name }: Applicant): TenantAnswer => ({
  ...EMPTY_TENANT,
  interestId: _id,
  name,
});

/** The input as the API requires it; unreadable values are left for the schema to refuse. */
export function inputOf({ tenants, terms, landlordId, assignment }: Answers): Input {
  const isFixed = terms.isFixed === 'yes';
  return {
    tenants: tenants.map(({ interestId, name, email, ...facts }) => ({
      ...(interestId ? { interestId } : { email: email.trim() || null, name: name.trim() || null }),
      birthDate: facts.birthDate || null,
      orgNumber: facts.orgNumber.trim() || null,
      postalAddress: facts.postalAddress.trim() || null,
    })),
    terms: {
      kind: terms.kind,
      startsOn: stated(terms.startsOn),
      endsOn: isFixed ? terms.endsOn || null : null,
      roomName: terms.kind === 'room' ? terms.roomName.trim() || null : null,
      homeOf: terms.kind === 'room' ? terms.homeOf.trim() || null : null,
      fixedTermGround: isFixed ? terms.fixedTermGround || null : null,
      fixedTermReason:
        isFixed && terms.fixedTermGround ? terms.fixedTermReason.trim() || null : null,
      mayGiveNotice: !isFixed || terms.mayGiveNotice === 'yes',
      noticeMonths: terms.noticeMonths.trim() ? numberIn(terms.noticeMonths) : null,
      monthlyRent: numberIn(terms.monthlyRent),
      useCosts: USE_COSTS.filter((cost) => terms.useCosts.includes(cost)),
      dueDay: numberIn(terms.dueDay),
      rentCollection: terms.rentCollection || null,
      rentAccount: terms.rentCollection === 'direct' ? terms.rentAccount.trim() || null : null,
      securityType: terms.securityType,
      securityAmount: terms.securityType === 'no_deposit' ? null : numberIn(terms.securityAmount),
      houseRules: terms.houseRules.trim() || null,
    },
    ...(assignment && { landlordId: landlordId || null, assignment: assignmentInput(assignment) }),
  };
}
type Input = Omit<AddLeaseInputData, 'listingId'>;

const assignmentFrom = (startsOn: IsoDate, usual: UsualTerms | null): AssignmentAnswer => ({
  startsOn,
  endsOn: '',
  brokering: commissionAnswer(usual?.brokering ?? null, 'fixed'),
  hadOtherBroker: false,
  management: commissionAnswer(usual?.management ?? null, 'percent'),
  addons: [],
  payoutDay: String(usual?.payoutDay ?? USUAL_PAYOUT_DAY),
  isGuaranteed: false,
  guaranteeMonths: String(usual?.guaranteeMonths ?? USUAL_GUARANTEE_MONTHS),
});

const assignmentInput = (answer: AssignmentAnswer) => ({
  startsOn: stated(answer.startsOn),
  endsOn: answer.endsOn || null,
  brokering: commissionInput(answer.brokering),
  hadOtherBroker: answer.hadOtherBroker,
  management: commissionInput(answer.management),
  addons: answer.addons.map(({ name, amount }) => ({ name, amount: numberIn(amount) })),
  payoutDay: numberIn(answer.payoutDay),
  guaranteeMonths: answer.isGuaranteed ? numberIn(answer.guaranteeMonths) : null,
});

const commissionAnswer = (
  usual: { type: CommissionType; amount: number } | null,
  type: CommissionType,
): CommissionAnswer =>
  usual ? { type: usual.type, amount: written(usual.amount) } : { type, amount: '' };

/** No commission without an amount. */
const commissionInput = ({ type, amount }: CommissionAnswer) =>
  amount.trim() ? { type, amount: numberIn(amount) } : null;

const written = (value: number | null): string => (value === null ? '' : String(value));
/** Empty input becomes undefined: the schema reports that it is required. */
const stated = (text: string) => (text || undefined) as string;
const numberIn = (text: string): number =>
  (text.trim() ? (readNumber(text) ?? NaN) : undefined) as number;
